import type { Invitation } from '@dialogwerk/shared/contract';
import { acceptInvitations } from '../../accounts/acceptInvitations.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { personOf } from '../../accounts/personOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { AuthorContext, Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** The dialogs that the caller's address is invited to and has not answered, the newest first. */
export async function openInvitations({ services: { db }, who }: AuthorContext): Promise<Invitation[]> {
  const { username } = await readAccount(db, who.user_id);
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('surveys', 'surveys.survey_id', 'invitations.survey_id')
    .leftJoin('accounts', 'accounts.user_id', 'invited_by')
    .where('email', '=', username.toLowerCase())
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name', 'role', 'invitations.created_at'])
    .select(['accounts.username', 'first_name', 'last_name'])
    .orderBy('invitations.created_at', 'desc')
    .orderBy('surveys.survey_id')
    .execute();
  return rows.map(({ survey_id, survey_name, role, created_at, ...inviter }) => ({
    survey_id,
    survey_name,
    role,
    invited_by: inviter.username === null ? null : personOf({ ...inviter, username: inviter.username }),
    created_at: created_at.getTime(),
  }));
}

export const invitations: Handler<'invitations'> = async (_input, context) => ({
  invitations: await openInvitations(context),
});

/** Accepts or declines an invitation, by the dialog's public id; 404 without one. */
export const answerInvitation: Handler<'answerInvitation'> = ({ survey_id, accept }, { services, who }) => {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const account = await readAccount(tx, who.user_id);
    const id = String(survey_id);
    if (accept) {
      const names = await acceptInvitations(tx, account, [id], now());
      if (names.length === 0) throw new CallError('invitation/unknown');
      return { msg: 'success' };
    }
    const declined = await tx
      .deleteFrom('invitations')
      .where('survey_id', '=', id)
      .where('email', '=', account.username.toLowerCase())
      .executeTakeFirstOrThrow();
    if (declined.numDeletedRows === 0n) throw new CallError('invitation/unknown');
    await writeAudit(tx, now(), { act: 'member_declined', actor_id: account.user_id, survey_id: id });
    return { msg: 'success' };
  });
};
