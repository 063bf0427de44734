import { chooseColorScheme } from '@dialogwerk/shared/state';
import type { ColorScheme } from '@dialogwerk/shared/state';
import { $verification } from '../session/state/verification.ts';
import { updateAccount } from './updateAccount.ts';

/** Changes the theme at once, and in the account of whoever is logged in. Not waited for: here it holds in any case. */
export function changeTheme(theme: ColorScheme): void {
  chooseColorScheme(theme);
  if ($verification.get() === 'valid') updateAccount({ theme }).catch(() => undefined);
}
