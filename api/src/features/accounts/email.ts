import { accountOf } from '../../accounts/accountOf.ts';
import { findAccount, readAccount } from '../../accounts/findAccount.ts';
import { requirePassword } from '../../accounts/requirePassword.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { readLink, useUp, voidLinks } from '../../links/links.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { violates } from '../../storage/faults/violates.ts';
import { admitMail } from '../../throttle/mailThrottle.ts';

export const requestEmailValidation: Handler<'requestEmailValidation'> = async (_input, { services, who }) => {
  const { db, now } = services;
  const { user_id, username, pending_email, email_validated_at } = await readAccount(db, who.user_id);
  if (pending_email === null && email_validated_at) throw new CallError('email/already-validated');
  const recipient = pending_email ?? username;
  await admitMail(services, recipient, { user_id });
  const isTaken = pending_email !== null && (await findAccount(db, pending_email)) !== undefined;
  await enqueueMail(db, isTaken ? null : recipient, { kind: 'validation', user_id }, now());
  return { msg: 'success' };
};

/**
 * Asks the new address for confirmation. One that has an account gets no mail, and the caller is not told so, because
 * nobody shall find out here who has an account.
 */
export const changeEmail: Handler<'changeEmail'> = async ({ username, password }, context) => {
  const { services } = context;
  const { db, now } = services;
  const { user_id, username: old } = await requirePassword(context, password);
  if (username.toLowerCase() === old.toLowerCase()) {
    throw new CallError('email/unchanged');
  }
  await admitMail(services, username, { user_id });
  return inTransaction(db, async (tx) => {
    const isTaken = (await findAccount(tx, username)) !== undefined;
    await tx.updateTable('accounts').set({ pending_email: username }).where('user_id', '=', user_id).execute();
    // The links to an address that was asked for before.
    await voidLinks(tx, user_id, ['validation']);
    await enqueueMail(tx, isTaken ? null : username, { kind: 'validation', user_id }, now());
    await writeAudit(tx, now(), { act: 'email_change_requested', actor_id: user_id });
    return accountOf(await readAccount(tx, user_id));
  });
};

/** Confirms the account's address, or makes the new one its address; then the old one is told. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ token }, { services: { db, now } }) => {
  try {
    return await inTransaction(db, async (tx) => {
      const link = await readLink(tx, token, ['validation'], now());
      if (link.user_id === null) throw new CallError('link/invalid');
      await useUp(tx, link);
      const { user_id, username: old, pending_email } = await readAccount(tx, link.user_id);
      const validated = { email_validated_at: new Date(now()) };
      if (link.email === pending_email) {
        const changed = { ...validated, username: pending_email, pending_email: null };
        await tx.updateTable('accounts').set(changed).where('user_id', '=', user_id).execute();
        await voidLinks(tx, user_id, ['login', 'reset', 'validation']);
        await writeAudit(tx, now(), { act: 'email_changed', actor_id: user_id });
        await enqueueMail(tx, old, { kind: 'email_changed', new_address: pending_email }, now());
        return { msg: 'success', username: pending_email };
      }
      if (link.email.toLowerCase() !== old.toLowerCase()) throw new CallError('link/invalid');
      await tx.updateTable('accounts').set(validated).where('user_id', '=', user_id).execute();
      await writeAudit(tx, now(), { act: 'email_validated', actor_id: user_id });
      return { msg: 'success', username: old };
    });
  } catch (error) {
    if (violates(error, 'accounts_username')) throw new CallError('email/taken');
    throw error;
  }
};
