import { authorClient, authorTokens, storeAuthor } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';

/** Confirms an address by the link's token; gives it. A session of the same account learns its new name. Throws `ApiError`. */
export async function confirmEmail(token: string): Promise<string> {
  const { username } = await authorClient.call('confirmEmail', { token });
  const session = $session.get();
  const tokens = authorTokens.read();
  if (session && tokens) {
    // The link may belong to another account than the one that is logged in here, so the server is asked.
    const account = await authorClient.call('account', {}).catch(() => null);
    if (account?.user_id === session.user_id && account.username !== session.username) {
      const user = { ...session, username: account.username };
      storeAuthor(user, tokens);
      $session.set(user);
    }
  }
  return username;
}
