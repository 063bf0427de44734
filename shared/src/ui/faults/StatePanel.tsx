import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Box, Stack, Typography } from '../material.ts';

interface StatePanelProps {
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly title: string;
  /** What happened or what this place is for, and what to do now. */
  readonly children: ReactNode;
  /** Buttons and links that lead on. */
  readonly actions?: ReactNode;
  /** It stands in the place of a whole screen, so that its title is the page's. */
  readonly wholeScreen?: boolean;
  /** A fault is read out at once. */
  readonly fault?: boolean;
}

/** What stands in the place of content that is not there: nothing yet, nothing found, or a fault. */
export function StatePanel({ icon, title, children, actions, wholeScreen = false, fault = false }: StatePanelProps) {
  return (
    <Stack
      role={fault ? 'alert' : undefined}
      sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: { xs: 5, sm: 8 } }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          mb: 2.5,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: fault ? 'error.dark' : 'primary.dark',
        }}
      >
        <Icon path={icon} sx={{ fontSize: 36 }} />
      </Box>
      <Typography variant="h2" component={wholeScreen ? 'h1' : 'h2'} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ maxWidth: 520, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {actions && (
        <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
