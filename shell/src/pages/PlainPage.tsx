import { Box, StatePanel, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly heading: string;
  /** The ways on. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that only says something. */
export function PlainPage({ title, icon, heading, actions, children }: PlainPageProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto', px: 2.5, py: { xs: 4, sm: 6 } }}>
      <Typography variant="h1" sx={{ textAlign: 'center', overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {title}
      </Typography>
      <StatePanel icon={icon} title={heading} actions={actions}>
        {children}
      </StatePanel>
    </Box>
  );
}
