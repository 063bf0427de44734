import { Box } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

/** The room that results stand in. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 1240,
        // As wide as before beside the contents.
        '&:has(> * > nav)': { maxWidth: 1492 },
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 3, sm: 4 },
        // The bars of the charts are backgrounds, which browsers leave out otherwise.
        printColorAdjust: 'exact',
        '@media print': { maxWidth: 'none', p: 0 },
      }}
    >
      {children}
    </Box>
  );
}
