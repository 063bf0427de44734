import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { Button } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { ComponentProps } from 'react';
import { texts } from './texts.ts';

/** Where it goes on from a page without content of its own: who is logged in to the dashboard, everybody else to the login. */
export function HomeLink(look: Pick<ComponentProps<typeof Button>, 'size' | 'sx' | 'variant'>) {
  const session = useStore($session);
  return (
    <Button {...look} component={Link} to={session ? '/dashboard' : '/login'}>
      {session ? texts.toDashboard : texts.toLogin}
    </Button>
  );
}
