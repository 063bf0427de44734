import type { StudyOverview } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hasFinished, isRecipient, isUsed } from '../../../invitees/recipients.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** How the people who were invited to a dialog stand; null where nobody was. */
export async function readInvited(db: Kysely<Tables>, survey_id: string): Promise<StudyOverview['invited']> {
  const list = await db
    .selectFrom('invitee_lists')
    .select('anonymous')
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!list) return null;
  const [counted, mailing] = await Promise.all([
    db
      .selectFrom('invitees as i')
      .where('i.survey_id', '=', survey_id)
      .where('i.removed_at', 'is', null)
      .select((i) => {
        const those = (condition: ReturnType<typeof isUsed>) =>
          sql<number>`(count(*) filter (where ${condition}))::int`;
        return [
          sql<number>`count(*)::int`.as('total'),
          those(isUsed(i)).as('used'),
          those(hasFinished(i)).as('finished'),
          those(i('i.refused', '<>', '')).as('refused'),
          those(isRecipient(i, 'invitation')).as('waiting'),
        ];
      })
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('mailings')
      .select(({ fn }) => fn.min('due_at').as('due_at'))
      .where('survey_id', '=', survey_id)
      .where('begun_at', 'is', null)
      .where('stopped_at', 'is', null)
      .executeTakeFirst(),
  ]);
  if (counted.total === 0) return null;
  const { finished, ...others } = counted;
  const next_mailing_at = mailing?.due_at?.getTime() ?? null;
  return { ...others, finished: list.anonymous ? null : finished, next_mailing_at };
}
