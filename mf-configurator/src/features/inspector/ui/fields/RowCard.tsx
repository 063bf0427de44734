import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface RowCardProps {
  readonly title: string;
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/** One row of a list whose fields need more than one line. */
export function RowCard({ title, controls, children }: RowCardProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {controls}
      </Stack>
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </Box>
  );
}
