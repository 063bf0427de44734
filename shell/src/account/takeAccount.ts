import { authorTokens, storeAuthor } from '@dialogwerk/shared/clients';
import type { Account } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';

/** Has the session, also in storage, learn the names of its account as the server has it now. */
export function takeAccount(account: Account): void {
  const session = $session.get();
  if (session?.user_id !== account.user_id) return;
  const { username, firstName, lastName, user_id, admin } = account;
  const user = { username, firstName, lastName, user_id, admin };
  const isKnown = (['username', 'firstName', 'lastName', 'admin'] as const).every(
    (name) => session[name] === user[name],
  );
  const tokens = authorTokens.read();
  if (isKnown || !tokens) return;
  storeAuthor(user, tokens);
  $session.set(user);
}
