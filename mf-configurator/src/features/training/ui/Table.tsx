import { Paper } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface TableProps {
  /** What the table is about. */
  readonly label: string;
  /** `thead` and `tbody`; each row begins with its header. */
  readonly children: ReactNode;
}

/** A table that scrolls inside its own area, which takes the focus, so that arrow keys scroll it. */
export function Table({ label, children }: TableProps) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        maxHeight: 'max(320px, 70vh)',
        overflow: 'auto',
        '& table': { borderCollapse: 'collapse', minWidth: 1, typography: 'body2' },
        '& th, & td': {
          px: 1.5,
          py: 1,
          minWidth: 72,
          maxWidth: 320,
          textAlign: 'left',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& th': { fontWeight: 600 },
        // What a row is about keeps room for its words on a phone, where the rest scrolls.
        '& tbody th': { minWidth: 150 },
        '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <table>{children}</table>
    </Paper>
  );
}
