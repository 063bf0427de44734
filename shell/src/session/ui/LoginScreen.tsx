import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { MaterialLink, Stack } from '@dialogwerk/shared/ui';
import { Link, Navigate } from '@dialogwerk/shared/ui/router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { verifySession } from '../effects/verifySession.ts';
import { $verification } from '../state/verification.ts';
import { texts } from '../texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The login screen; who is signed in already is verified and sent to the dashboard, otherwise it stays (spec §2, §4). */
export function LoginScreen({ waiting }: { readonly waiting: ReactNode }) {
  const session = useStore($session);
  const verification = useStore($verification);
  useEffect(() => {
    if (session) void verifySession();
  }, [session]);

  if (session && verification === 'valid') return <Navigate to="/dashboard" replace />;
  if (session && verification !== 'unreachable') return waiting;
  return (
    <LoginPage title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm />
      <Stack direction="row" sx={{ columnGap: 3, rowGap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <MaterialLink component={Link} to="/reset_password" underline="hover">
          {texts.forgotten}
        </MaterialLink>
        <MaterialLink component={Link} to="/magic_link" underline="hover">
          {texts.byLink}
        </MaterialLink>
      </Stack>
    </LoginPage>
  );
}
