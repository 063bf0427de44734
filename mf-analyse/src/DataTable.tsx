import { Paper } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface DataTableProps {
  /** What the table is about. */
  readonly label: string;
  /** `thead` and `tbody`; each row begins with its header, the only `th` in it. */
  readonly children: ReactNode;
}

/**
 * A table that scrolls inside its own area, with heading and first column in sight; the area takes the keyboard's focus,
 * so that arrow keys scroll it.
 */
export function DataTable({ label, children }: DataTableProps) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={texts.table(label)}
      tabIndex={0}
      sx={{
        maxHeight: 520,
        overflow: 'auto',
        '@media print': { maxHeight: 'none', overflow: 'visible', '&& thead th': { minWidth: 0 } },
        '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', typography: 'body2' },
        '& th, & td': {
          px: { xs: 1.25, sm: 2 },
          py: 1.25,
          maxWidth: 300,
          textAlign: 'left',
          verticalAlign: 'top',
          overflowWrap: 'break-word',
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        },
        '& th': { fontWeight: 600 },
        '& thead th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          minWidth: { xs: 84, sm: 112 },
          color: 'text.secondary',
          verticalAlign: 'bottom',
        },
        '& tbody th, & thead th:first-of-type': {
          position: 'sticky',
          left: 0,
          zIndex: 1,
          borderRight: 1,
          borderColor: 'divider',
          // So that a phone has room for what stands beside a long name.
          maxWidth: { xs: 140, sm: 300 },
        },
        '& thead th:first-of-type': { zIndex: 2 },
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
        '& .date': { whiteSpace: 'nowrap' },
        '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& td.number': { whiteSpace: 'nowrap' },
      }}
    >
      <table>{children}</table>
    </Paper>
  );
}
