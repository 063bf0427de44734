import { addressKey } from '../../../invitees/addressKey.ts';
import type { Services } from '../../../services.ts';
import { invitedTo } from '../../../invitees/invitedTo.ts';
import { findInvitee } from './findInvitee.ts';

/** Whether somebody gets mails of a dialog, and which it is; null for a link that leads nowhere. */
export async function readSubscription(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<{ readonly survey_name: string; readonly language: string; readonly unsubscribed: boolean } | null> {
  const invitee = await findInvitee(db, token);
  if (!invitee) return null;
  const to = await invitedTo(db, invitee.survey_id);
  return to ? { survey_name: to.name, language: to.language, unsubscribed: invitee.unsubscribed } : null;
}

/** Sends the person of a link no more mails of its dialog, or again. It holds for their address, in later lists, too. */
export async function setUnsubscribed(
  { db, pseudonym }: Pick<Services, 'db' | 'pseudonym'>,
  token: string,
  unsubscribed: boolean,
): Promise<void> {
  const invitee = await findInvitee(db, token);
  if (!invitee) return;
  const { survey_id, invitee_id, email } = invitee;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('invitees')
      .set({ unsubscribed })
      .where('survey_id', '=', survey_id)
      .where('invitee_id', '=', invitee_id)
      .execute();
    if (email === null) return;
    const key = { survey_id, email_key: addressKey(pseudonym, survey_id, email) };
    if (unsubscribed)
      await tx
        .insertInto('invitee_optouts')
        .values(key)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('invitee_optouts')
        .where('survey_id', '=', survey_id)
        .where('email_key', '=', key.email_key)
        .execute();
  });
}
