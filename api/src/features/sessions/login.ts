import { CallError } from '../../calls/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { isRightPassword } from '../../passwords/passwordHash.ts';
import { findAccount } from './findAccount.ts';
import { admitLogin, forgiveLogin } from './loginThrottle.ts';
import { sessionTexts } from './texts.ts';

/** Opens an author's session; an unknown account and a wrong password get the same answer after the same time. */
export const login: Handler<'login'> = async ({ username, password }, { services, address }) => {
  await admitLogin(services, username, address);
  const account = await findAccount(services.db, username);
  const isRight = await isRightPassword(password, account?.password_hash);
  if (!account || !isRight) throw new CallError(401, sessionTexts.invalidCredentials);
  await forgiveLogin(services, username, address);
  return {
    success: true,
    ...(await services.tokens.open(services.db, 'author', account.user_id)),
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    user_id: account.user_id,
    admin: account.admin,
  };
};
