import { Box, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { MarkedText } from '../../../MarkedText.tsx';
import type { Part } from '../../../model/differences.ts';

interface VersionProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly children: ReactNode;
}

/** From so many signs on the text may have to be scrolled, also by keyboard. */
const LONG = 300;

/** One of two versions, with what it has differently marked and the button that chooses it. */
export function Version({ title, parts, children }: VersionProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1.5,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        tabIndex={length > LONG ? 0 : undefined}
        sx={{ flex: 1, width: 1, maxHeight: 140, overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        <MarkedText parts={parts} />
      </Box>
      {children}
    </Box>
  );
}
