import { fetchOnce, send } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { takeAccount } from '../account/takeAccount.ts';

/** Confirms an address by the link's token; gives it. A session of the same account learns its new name. Throws `ApiError`. */
export async function confirmEmail(token: string): Promise<string> {
  const { username } = await send('confirmEmail', { token });
  if ($session.get()) {
    // The link may belong to another account than the one that is logged in here, so the server is asked.
    const account = await fetchOnce('account', {}).catch(() => null);
    if (account) takeAccount(account);
  }
  return username;
}
