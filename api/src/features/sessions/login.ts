import { findAccount } from '../../accounts/findAccount.ts';
import { isKnownDevice } from '../../accounts/knownDevice.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { isRightPassword } from '../../passwords/passwordHash.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { admitLogin, forgiveLogin } from '../../throttle/loginThrottle.ts';
import { openSession } from './openSession.ts';

/**
 * Opens an author's session. An unknown account and a wrong password get the same answer after the same work; only who knows
 * the password learns that it is expired (418) or the account disabled.
 */
export const login: Handler<'login'> = async ({ username, password, device }, context) => {
  const { services, address } = context;
  const { db, now } = services;
  const account = await findAccount(db, username);
  const attempt = isKnownDevice(services, account, device) ? { proven: device } : { username, address };
  await admitLogin(services, attempt);
  const isRight = await isRightPassword(password, account?.password_hash);
  if (!account || !isRight) {
    services.failedLogins.count(account?.user_id ?? null);
    throw new CallError('login/invalid-credentials');
  }
  await forgiveLogin(services, attempt);
  if (!account.disabled_at && account.password_expires_at && account.password_expires_at.getTime() <= now()) {
    await writeAudit(db, now(), { act: 'login_refused', actor_id: account.user_id, detail: 'expired' });
    throw new CallError('login/password-expired');
  }
  return inTransaction(db, (tx) => openSession(tx, context, account, 'password'));
};
