import { send, useCall } from '@dialogwerk/shared/clients';
import { LINK_PARAMETER } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { Navigate, useNavigate, useSearchParams } from '@dialogwerk/shared/ui/router';
import { useCallback } from 'react';
import { HomeLink } from '../../pages/HomeLink.tsx';
import { LoginPage } from '../../session/ui/LoginPage.tsx';
import { openMagicLink } from '../openMagicLink.ts';
import { texts } from '../texts.ts';
import { Checking } from './Checking.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

const requestLink = (username: string) => send('requestMagicLink', { username });

/** Magic-link login and registration (spec §2); without a token in the address, a link can be asked for. */
export function MagicLinkScreen() {
  const [query] = useSearchParams();
  const token = query.get(LINK_PARAMETER);
  if (token) return <OpenedLinkScreen key={token} token={token} />;
  return (
    <LoginPage title={texts.magicTitle} lead={texts.magicLead}>
      {token === '' ? (
        <InvalidLink>
          <RequestLinkForm send={requestLink} />
        </InvalidLink>
      ) : (
        <>
          <RequestLinkForm send={requestLink} />
          <HomeLink sx={{ alignSelf: 'flex-start' }} />
        </>
      )}
    </LoginPage>
  );
}

function OpenedLinkScreen({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  // No read: opening the link is a change that begins with its screen.
  const { state, reload } = useCall(useCallback(() => openMagicLink(token), [token]));

  if (state.kind !== 'loaded') {
    return (
      <LoginPage title={texts.magicTitle} lead={texts.magicLead}>
        {state.kind === 'loading' ? (
          <Checking />
        ) : (
          <InvalidLink retry={reload}>
            <RequestLinkForm send={requestLink} />
          </InvalidLink>
        )}
      </LoginPage>
    );
  }
  const opened = state.value;
  switch (opened.kind) {
    case 'login':
      return opened.goesOn ? <Navigate to="/dashboard" replace /> : null;
    case 'registration':
      return (
        <LoginPage title={texts.registrationTitle} lead={texts.registrationLead}>
          <RegistrationForm
            username={opened.username}
            magicLink={token}
            onRegistered={() => void navigate('/dashboard', { replace: true })}
          />
        </LoginPage>
      );
    case 'accepted':
      return (
        <LoginPage
          title={texts.acceptedTitle}
          lead={opened.workspaces.length > 0 ? texts.joined(opened.workspaces) : texts.accepted(opened.names)}
        >
          {opened.names.length > 1 && (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {opened.names.map((name) => (
                <Typography key={name} component="li">
                  {name}
                </Typography>
              ))}
            </Box>
          )}
          <HomeLink variant="contained" size="large" />
        </LoginPage>
      );
  }
}
