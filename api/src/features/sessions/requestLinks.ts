import { findAccount } from '../../accounts/findAccount.ts';
import type { Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { admitMail } from '../../throttle/mailThrottle.ts';

/**
 * Sends the account's owner a link of a kind. The answer and the work are the same for an address without an account: then
 * the mail goes to nobody.
 */
const requestLink =
  (kind: 'login' | 'reset'): Handler<'requestMagicLink' | 'requestPasswordReset'> =>
  async ({ username }, { services, address }) => {
    const { db, now } = services;
    await admitMail(services, username, { address }, kind);
    const account = await findAccount(db, username);
    const isReachable = account !== undefined && !account.disabled_at;
    await enqueueMail(
      db,
      isReachable ? account.username : null,
      isReachable ? { kind, user_id: account.user_id } : { kind: 'nobody' },
      now(),
    );
    return { msg: 'success' };
  };

export const requestMagicLink = requestLink('login');
export const requestPasswordReset = requestLink('reset');
