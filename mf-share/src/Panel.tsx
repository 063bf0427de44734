import { PageHelp, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** The passage of the help that explains it. */
  readonly help: string;
  readonly children: ReactNode;
}

/** One matter of this screen under its own heading. */
export function Panel({ title, help, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Stack direction="row" sx={{ mb: 1.5, gap: 0.5, alignItems: 'center' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <PageHelp label={title} page="teilen" passage={help} />
      </Stack>
      {children}
    </Paper>
  );
}
