import { acceptInvitations } from '../../accounts/acceptInvitations.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { readLink, useUp } from '../../links/links.ts';
import { newPassword } from '../../passwords/newPassword.ts';
import { uuidv7 } from '../../storage/ids.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { violates } from '../../storage/faults/violates.ts';
import { acceptWorkspaceInvitations } from '../../workspaces/acceptWorkspaceInvitations.ts';
import { openSession } from './openSession.ts';

/** Makes the account that a mail invited to, with the dialogs of that invitation, and opens its first session (spec §7). */
export const magicLinkRegistration: Handler<'magicLinkRegistration'> = async (input, context) => {
  const { db, now } = context.services;
  const { email } = await readLink(db, input.magic_link, ['registration', 'invitation'], now());
  if (input.username !== undefined && input.username.toLowerCase() !== email.toLowerCase()) {
    throw new CallError('registration/other-address');
  }
  // Before the transaction, because hashing takes its time.
  const owner = { username: email, first_name: input.firstName, last_name: input.lastName };
  const password = await newPassword(context.services, input.password, owner, 'password');
  try {
    return await inTransaction(db, async (tx) => {
      const link = await readLink(tx, input.magic_link, ['registration', 'invitation'], now());
      await useUp(tx, link);
      const user_id = uuidv7(now());
      await tx
        .insertInto('accounts')
        .values({
          user_id,
          username: email,
          first_name: input.firstName,
          last_name: input.lastName,
          ...password,
          email_validated_at: new Date(now()),
        })
        .execute();
      await writeAudit(tx, now(), { act: 'registered', actor_id: user_id });
      await acceptInvitations(tx, { user_id, username: email }, link.survey_ids, now());
      await acceptWorkspaceInvitations(tx, { user_id, username: email }, link.workspace_ids, now());
      const session = await openSession(tx, context, await readAccount(tx, user_id), 'link');
      const { token, refresh_token, device } = session;
      return { success: true, token, refresh_token, device, user_id, msg: 'success' };
    });
  } catch (error) {
    if (violates(error, 'accounts_username')) throw new CallError('registration/exists');
    throw error;
  }
};
