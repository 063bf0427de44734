import { useStore } from '@nanostores/react';
import { change, useCall } from '@dialogwerk/shared/clients';
import { LINK_PARAMETER } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Alert, Button, Typography } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useCallback, useState } from 'react';
import { HomeLink } from '../../pages/HomeLink.tsx';
import { LoginPage } from '../../session/ui/LoginPage.tsx';
import { confirmEmail } from '../confirmEmail.ts';
import { texts } from '../texts.ts';
import { Checking } from './Checking.tsx';
import { InvalidLink } from './InvalidLink.tsx';

/** Where the link of a validation mail leads (spec §2). */
export function ValidationScreen() {
  const [query] = useSearchParams();
  const token = query.get(LINK_PARAMETER);
  if (token) return <ConfirmedScreen key={token} token={token} />;
  return (
    <LoginPage title={texts.validationTitle} lead={texts.validationLead}>
      <ResendButton />
      <HomeLink sx={{ alignSelf: 'flex-start' }} />
    </LoginPage>
  );
}

function ConfirmedScreen({ token }: { readonly token: string }) {
  // No read: confirming is a change that begins with its screen.
  const { state, reload } = useCall(useCallback(() => confirmEmail(token), [token]));
  if (state.kind === 'loaded') {
    return (
      <LoginPage title={texts.validatedTitle} lead={texts.validated(state.value)}>
        <HomeLink variant="contained" size="large" />
      </LoginPage>
    );
  }
  return (
    <LoginPage title={texts.validationTitle} lead={texts.validationLead}>
      {state.kind === 'loading' ? (
        <Checking />
      ) : (
        <InvalidLink retry={reload}>
          <ResendButton />
        </InvalidLink>
      )}
    </LoginPage>
  );
}

/** A new mail is sent to who is logged in; everybody else learns where to get one. */
function ResendButton() {
  const session = useStore($session);
  const [state, setState] = useState<'open' | 'sending' | { readonly sent: boolean; readonly text: string }>('open');
  if (!session) return <Typography color="textSecondary">{texts.validationSignedOut}</Typography>;
  const send = async (): Promise<void> => {
    setState('sending');
    const sent = await change('requestEmailValidation', {});
    setState({ sent: sent.ok, text: sent.ok ? texts.resent : sent.reason });
  };
  return (
    <>
      {typeof state === 'object' && (
        <Alert severity={state.sent ? 'success' : 'warning'} role={state.sent ? 'status' : 'alert'}>
          {state.text}
        </Alert>
      )}
      <Button variant="outlined" size="large" loading={state === 'sending'} onClick={() => void send()}>
        {texts.resend}
      </Button>
    </>
  );
}
