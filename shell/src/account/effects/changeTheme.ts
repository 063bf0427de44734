import { chooseColorScheme } from '@dialogwerk/shared/state';
import type { ColorScheme } from '@dialogwerk/shared/state';
import { $account } from '../state/account.ts';
import { updateAccount } from './accountCalls.ts';

/** Changes the theme at once, and in the account of whoever is logged in. Not waited for: here it holds in any case. */
export function changeTheme(theme: ColorScheme): void {
  chooseColorScheme(theme);
  if ($account.get()) updateAccount({ theme }).catch(() => undefined);
}
