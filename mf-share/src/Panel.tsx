import { Paper, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** One matter of this screen under its own heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
