import { $dateLanguage, chooseColorScheme } from '@dialogwerk/shared/state';
import { useEffect, useEffectEvent } from 'react';
import { takeAccount } from '../takeAccount.ts';
import { useAccount } from '../useAccount.ts';

/**
 * Has the page follow the account: names, theme, and the way to write dates, which goes with the session. It draws nothing, and nobody
 * waits for it: without it the page has initials and the theme of before.
 */
export function FollowedAccount() {
  const { state } = useAccount();
  const account = state.kind === 'loaded' ? state.value : null;
  useEffect(() => {
    $dateLanguage.set(account?.language ?? 'de');
    if (account) takeAccount(account);
  }, [account]);

  // The account's theme counts on every device; what is stored on this one only bridges the time until it is known.
  const takeTheme = useEffectEvent(() => {
    if (account) chooseColorScheme(account.theme);
  });
  const owner = account?.user_id;
  useEffect(() => {
    if (owner !== undefined) takeTheme();
  }, [owner]);
  return null;
}
