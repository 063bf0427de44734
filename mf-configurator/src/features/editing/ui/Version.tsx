import { Box, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One of two versions, with the button that chooses it. */
export function Version({ title, text, children }: VersionProps) {
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
        tabIndex={text.length > 300 ? 0 : undefined}
        sx={{ flex: 1, width: 1, maxHeight: 140, overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Box>
      {children}
    </Box>
  );
}
