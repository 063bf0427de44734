import type { InviteeFigures, InviteeList, Mailing } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hasFinished, isRecipient, isUsed } from '../../invitees/recipients.ts';
import { findStudy } from '../../studies/findStudy.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** How a dialog's list of personal links stands: figures, whether the open link is closed, and its mailings. */
export async function readInviteeList(db: Kysely<Tables>, survey_id: string): Promise<InviteeList> {
  const [list, study, mailings] = await Promise.all([
    readFigures(db, survey_id),
    findStudy(db, survey_id),
    readMailings(db, survey_id),
  ]);
  return { list, personal_only: study?.personal_only ?? false, mailings };
}

async function readFigures(db: Kysely<Tables>, survey_id: string): Promise<InviteeFigures | null> {
  const list = await db.selectFrom('invitee_lists').selectAll().where('survey_id', '=', survey_id).executeTakeFirst();
  if (!list) return null;
  const { anonymous, columns } = list;
  const counted = await db
    .selectFrom('invitees as i')
    .where('i.survey_id', '=', survey_id)
    .where('i.removed_at', 'is', null)
    .select((i) => {
      const those = (condition: ReturnType<typeof isUsed>) => sql<string>`count(*) filter (where ${condition})`;
      return [
        i.fn.countAll<string>().as('total'),
        those(isUsed(i)).as('used'),
        those(hasFinished(i)).as('finished'),
        those(i('i.refused', '<>', '')).as('refused'),
        those(i('i.unsubscribed', '=', true)).as('unsubscribed'),
        those(isRecipient(i, 'invitation')).as('invitation'),
        those(isRecipient(i, 'not_begun')).as('not_begun'),
        those(isRecipient(i, 'not_finished')).as('not_finished'),
      ];
    })
    .executeTakeFirstOrThrow();
  if (Number(counted.total) === 0) return null;
  return {
    anonymous,
    columns,
    total: Number(counted.total),
    used: Number(counted.used),
    finished: anonymous ? null : Number(counted.finished),
    refused: Number(counted.refused),
    unsubscribed: Number(counted.unsubscribed),
    recipients: {
      invitation: Number(counted.invitation),
      not_begun: Number(counted.not_begun),
      not_finished: anonymous ? null : Number(counted.not_finished),
    },
  };
}

async function readMailings(db: Kysely<Tables>, survey_id: string): Promise<Mailing[]> {
  const rows = await db
    .selectFrom('mailings as m')
    .where('m.survey_id', '=', survey_id)
    .selectAll('m')
    .select((m) =>
      m
        .selectFrom('letters as l')
        .whereRef('l.mailing_id', '=', 'm.mailing_id')
        .select(({ fn }) => fn.countAll<string>().as('waiting'))
        .as('waiting'),
    )
    .orderBy('m.due_at', 'desc')
    .execute();
  return rows.map(({ mailing_id, kind, subject, due_at, begun_at, stopped_at, sent, refused, waiting }) => ({
    mailing_id,
    kind,
    subject,
    due_at: due_at.getTime(),
    state: stopped_at !== null ? 'stopped' : begun_at === null ? 'planned' : Number(waiting) > 0 ? 'sending' : 'sent',
    sent,
    refused,
    waiting: Number(waiting),
  }));
}
