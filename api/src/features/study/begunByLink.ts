import type { Kysely } from 'kysely';
import type { StudyOfAuthor } from '../../policies/StudyOfAuthor.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** How many conversations there are that respondents have begun by the dialog's own link, or how many participations in the multi-chat. */
export async function begunByLink(db: Kysely<Tables>, { survey_id, manager }: StudyOfAuthor): Promise<number> {
  const { begun } =
    manager === null
      ? await db
          .selectFrom('conversations')
          .select(({ fn }) => fn.countAll<string>().as('begun'))
          .where('survey_id', '=', survey_id)
          .where('is_live', '=', true)
          .where('participation_id', 'is', null)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('participations')
          .select(({ fn }) => fn.countAll<string>().as('begun'))
          .where('dialog_manager_id', '=', manager.dialog_manager_id)
          .where('is_test', '=', false)
          .executeTakeFirstOrThrow();
  return Number(begun);
}
