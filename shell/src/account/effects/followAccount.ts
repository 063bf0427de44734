import { $dateLanguage, $session, chooseColorScheme } from '@dialogwerk/shared/state';
import { $verification } from '../../session/state/verification.ts';
import { $account } from '../state/account.ts';
import { loadAccount } from './loadAccount.ts';

/**
 * Loads the account of a verified session, for its picture, its theme and its way to write dates, and forgets it with the session. Nobody waits
 * for it: without it the page has initials and the theme of before. Gives the way to stop.
 */
export function followAccount(): () => void {
  const stopSession = $session.listen((session) => {
    if (session?.user_id === $account.get()?.user_id) return;
    $account.set(null);
    $dateLanguage.set('de');
  });
  const stopVerification = $verification.subscribe((state) => {
    if (state === 'valid' && $account.get() === null) loadAccount().then(takeTheme, () => undefined);
  });
  return () => {
    stopSession();
    stopVerification();
  };
}

/** The account's theme counts on every device; what is stored on this one only bridges the time until it is known. */
function takeTheme(): void {
  const theme = $account.get()?.theme;
  if (theme !== undefined) chooseColorScheme(theme);
}
