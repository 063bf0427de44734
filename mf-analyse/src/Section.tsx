import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** One part of the analysis under its own heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
