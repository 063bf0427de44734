import { CallError } from '../errors/CallError.ts';
import type { AuthorContext } from '../calls/handler.ts';
import { isRightPassword } from '../passwords/passwordHash.ts';
import { admitLogin, forgiveLogin } from '../throttle/loginThrottle.ts';
import { readAccount } from './findAccount.ts';
import type { Account } from './findAccount.ts';

/**
 * The caller's account, if they know its password: for what a stolen session shall not do. 409 with field `password`
 * otherwise, because a 401 would log out; counted like a failed login, but for this session alone.
 */
export async function requirePassword({ services, who }: AuthorContext, password: string): Promise<Account> {
  const account = await readAccount(services.db, who.user_id);
  const attempt = { proven: who.family_id };
  await admitLogin(services, attempt);
  if (!(await isRightPassword(password, account.password_hash))) {
    services.failedLogins.count(account.user_id);
    throw new CallError('account/wrong-password');
  }
  await forgiveLogin(services, attempt);
  return account;
}
