import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { Box, Button, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface PlainPageProps {
  readonly title: string;
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page that only says something, with the way back. */
export function PlainPage({ title, icon, heading, children }: PlainPageProps) {
  const session = useStore($session);
  return (
    <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto', px: 2.5, py: { xs: 4, sm: 6 } }}>
      <Typography variant="h1" sx={{ textAlign: 'center', overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {title}
      </Typography>
      <StatePanel
        icon={icon}
        title={heading}
        actions={
          <Button variant="contained" component={Link} to={session ? '/dashboard' : '/login'}>
            {session ? texts.toDashboard : texts.toLogin}
          </Button>
        }
      >
        {children}
      </StatePanel>
    </Box>
  );
}
