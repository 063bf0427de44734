import { mdiAccountAlertOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { Box, Skeleton, Stack, FaultPanel, Typography } from '@dialogwerk/shared/ui';
import { loadAccount } from '../effects/loadAccount.ts';
import { $account } from '../state/account.ts';
import { texts } from '../texts.ts';
import { AvatarSection } from './AvatarSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { RemoveSection } from './RemoveSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const readSessions = (signal: AbortSignal) => authorClient.call('sessions', {}, { signal });

/**
 * One's own account (spec §2, /account). What stands below the sessions comes with them, because their list would move it from under
 * the pointer.
 */
export function AccountScreen() {
  const account = useStore($account);
  const { state, reload } = useCall(loadAccount);
  const sessions = useCall(readSessions);
  return (
    <Box sx={{ width: '100%', maxWidth: 1040, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1" sx={{ mb: { xs: 3, sm: 4 } }}>
        {texts.title}
      </Typography>
      {!account && state.kind !== 'failed' && (
        <Stack role="status" aria-label={texts.loading} sx={{ gap: 4 }}>
          <Skeleton variant="rounded" height={168} />
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={168} />
        </Stack>
      )}
      {!account && state.kind === 'failed' && (
        <FaultPanel icon={mdiAccountAlertOutline} title={texts.faultTitle} onRetry={reload}>
          {state.reason}
        </FaultPanel>
      )}
      {account && (
        <Stack sx={{ gap: { xs: 4, md: 5 } }}>
          <InvitationsSection />
          <NameSection account={account} />
          <AvatarSection account={account} />
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <DisplaySection account={account} />
          <SessionsSection sessions={sessions} />
          {sessions.state.kind !== 'loading' && (
            <>
              <DataSection />
              <RemoveSection />
            </>
          )}
        </Stack>
      )}
    </Box>
  );
}
