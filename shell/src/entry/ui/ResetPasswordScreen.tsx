import { send } from '@dialogwerk/shared/clients';
import { LINK_PARAMETER } from '@dialogwerk/shared/contract';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { HomeLink } from '../../pages/HomeLink.tsx';
import { LoginPage } from '../../session/ui/LoginPage.tsx';
import { texts } from '../texts.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

const requestLink = (username: string) => send('requestPasswordReset', { username });

/** Asks for the mail and, behind its link, for the new password (spec §2). */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get(LINK_PARAMETER);
  if (token) return <NewPasswordScreen key={token} token={token} />;
  return (
    <LoginPage title={texts.resetTitle} lead={texts.resetLead}>
      <RequestLinkForm send={requestLink} />
      <HomeLink sx={{ alignSelf: 'flex-start' }} />
    </LoginPage>
  );
}

function NewPasswordScreen({ token }: { readonly token: string }) {
  const [state, setState] = useState<'open' | 'invalid' | { readonly username: string }>('open');
  if (state === 'invalid') {
    return (
      <LoginPage title={texts.resetTitle} lead={texts.resetLead}>
        <InvalidLink>
          <RequestLinkForm send={requestLink} />
        </InvalidLink>
      </LoginPage>
    );
  }
  if (state === 'open') {
    return (
      <LoginPage title={texts.newPasswordTitle} lead={texts.newPasswordLead}>
        <NewPasswordForm
          token={token}
          onSaved={(username) => setState({ username })}
          onInvalidLink={() => setState('invalid')}
        />
      </LoginPage>
    );
  }
  return (
    <LoginPage title={texts.passwordSavedTitle} lead={texts.passwordSaved(state.username)}>
      <HomeLink variant="contained" size="large" />
    </LoginPage>
  );
}
