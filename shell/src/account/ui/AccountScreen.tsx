import { mdiAccountAlertOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import { Box, Skeleton, Stack, FaultPanel, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../texts.ts';
import { useAccount } from '../useAccount.ts';
import { AvatarSection } from './AvatarSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { MailsSection } from './MailsSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { RemoveSection } from './RemoveSection.tsx';
import { WorkspacesSection } from './WorkspacesSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/**
 * One's own account (spec §2, /account). What stands below sessions and keys comes with them, because their lists would move it from under
 * the pointer.
 */
export function AccountScreen() {
  const { state, reload } = useAccount();
  const { state: sessions } = useResource('sessions', {});
  const { state: keys } = useResource('apiKeys', {});
  const renew = useEffectEvent(() => {
    if (state.kind !== 'loading') reload();
  });
  // Because the account has been known since the page was opened, and may have been changed on another device.
  useEffect(() => renew(), []);
  const account = state.kind === 'loaded' ? state.value : null;
  return (
    <Box sx={{ width: '100%', maxWidth: 1040, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1" sx={{ mb: { xs: 3, sm: 4 } }}>
        {texts.title}
      </Typography>
      {state.kind === 'loading' && (
        <Stack role="status" aria-label={texts.loading} sx={{ gap: 4 }}>
          <Skeleton variant="rounded" height={168} />
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={168} />
        </Stack>
      )}
      {state.kind === 'failed' && (
        <FaultPanel icon={mdiAccountAlertOutline} title={texts.faultTitle} onRetry={reload}>
          {state.reason}
        </FaultPanel>
      )}
      {account && (
        <Stack sx={{ gap: { xs: 4, md: 5 } }}>
          <InvitationsSection />
          <WorkspacesSection />
          <NameSection account={account} />
          <AvatarSection account={account} />
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <DisplaySection account={account} />
          <MailsSection account={account} />
          <SessionsSection />
          <KeysSection />
          {sessions.kind !== 'loading' && keys.kind !== 'loading' && (
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
