import { requirePassword } from '../../accounts/requirePassword.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Handler } from '../../calls/handler.ts';
import { voidLinks } from '../../links/links.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { newPassword } from '../../passwords/newPassword.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** Sets a new password for who knows the old one; the session that asks stays, all others end. */
export const changePassword: Handler<'changePassword'> = async ({ password, new_password }, context) => {
  const { services, who } = context;
  const { db, now, tokens } = services;
  const account = await requirePassword(context, password);
  const { user_id, username } = account;
  const changed = await newPassword(services, new_password, account, 'new_password');
  await inTransaction(db, async (tx) => {
    await tx.updateTable('accounts').set(changed).where('user_id', '=', user_id).execute();
    await tokens.closeAll(tx, user_id, who.family_id);
    await voidLinks(tx, user_id, ['reset', 'login']);
    await writeAudit(tx, now(), { act: 'password_changed', actor_id: user_id });
    await enqueueMail(tx, username, { kind: 'password_changed' }, now());
  });
  return { msg: 'success' };
};
