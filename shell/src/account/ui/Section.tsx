import { Box, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** One part of the settings: what it is about on one side, what can be done on the other. */
export function Section({ title, help, children }: SectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ pt: { md: 1 } }}>
        <Typography id={heading} variant="h2" sx={{ fontSize: '1.125rem', mb: 0.5 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>{children}</Stack>
      </Paper>
    </Box>
  );
}
