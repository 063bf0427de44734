import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { MaterialLink } from '@dialogwerk/shared/ui';
import { Link, useNavigate } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { forgetReturnRoute, readReturnRoute } from '../effects/returnRoute.ts';
import { texts } from '../texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPage } from './LoginPage.tsx';

/**
 * Logs in again and returns to the stored route (spec §2, §8). The call that wanted the fresh login goes along as
 * `repeat` in the location's state, so that the screen there may make it again.
 */
export function LoginRefreshScreen() {
  const session = useStore($session);
  const [back] = useState(readReturnRoute);
  const navigate = useNavigate();

  const goBack = (): void => {
    forgetReturnRoute();
    const state = back && { repeat: { call: back.call, request: back.request } };
    void navigate(back?.path ?? '/dashboard', { replace: true, state });
  };

  return (
    <LoginPage title={texts.refreshTitle} lead={texts.refreshLead}>
      <LoginForm username={session?.username ?? ''} hint={back ? undefined : texts.pleaseLogIn} onSignedIn={goBack} />
      {back && session && (
        <MaterialLink
          component={Link}
          to={back.path}
          replace
          onClick={forgetReturnRoute}
          underline="hover"
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.cancel}
        </MaterialLink>
      )}
    </LoginPage>
  );
}
