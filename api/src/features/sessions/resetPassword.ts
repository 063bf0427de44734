import { readAccount } from '../../accounts/findAccount.ts';
import { deviceMark } from '../../accounts/knownDevice.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { readLink, useUp, voidLinks } from '../../links/links.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { newPassword } from '../../passwords/newPassword.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** Sets a new password by the link of a mail, ends all sessions and makes other links to log in void. */
export const resetPassword: Handler<'resetPassword'> = async (input, { services }) => {
  const { db, now, tokens } = services;
  const { user_id: asking } = await readLink(db, input.token, ['reset'], now());
  if (asking === null) throw new CallError('link/invalid');
  const password = await newPassword(services, input.password, await readAccount(db, asking), 'password');
  const reset = await inTransaction(db, async (tx) => {
    const link = await readLink(tx, input.token, ['reset'], now());
    if (link.user_id === null) throw new CallError('link/invalid');
    await useUp(tx, link);
    const { user_id, username, disabled_at } = await readAccount(tx, link.user_id);
    if (disabled_at) throw new CallError('account/disabled');
    await tx.updateTable('accounts').set(password).where('user_id', '=', user_id).execute();
    await tokens.closeAll(tx, user_id);
    await voidLinks(tx, user_id, ['reset', 'login']);
    await writeAudit(tx, now(), { act: 'password_reset', actor_id: user_id });
    await enqueueMail(tx, username, { kind: 'password_changed' }, now());
    // Whoever reads the account's mail shall not be kept out by failures of others.
    return { msg: 'success', username, device: deviceMark(services, { user_id, ...password }) } as const;
  });
  await tokens.noteEnded();
  return reset;
};
