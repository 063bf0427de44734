import type { Block } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { contentAt } from '../../publications/contentAt.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** What a dialog was at a revision, for who may see all of it. */
export const versionContent: Handler<'versionContent'> = async ({ revision, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  return inTransaction(context.services.db, async (tx) => {
    // Locked, so that no edit comes between the draft and its history.
    await tx.selectFrom('surveys').select('revision').where('survey_id', '=', survey_id).forShare().execute();
    const { blocks, templ_options, settings } = await contentAt(tx, survey_id, revision);
    const ids = blocks.map(({ unique_question_id }) => unique_question_id);
    return {
      blocks: [...blocks],
      templ_options: [...templ_options],
      settings,
      deleted: await deletedAmong(tx, survey_id, ids),
    };
  });
};

/** Those of these blocks that are not in the draft any more, as they were when they were deleted. */
async function deletedAmong(tx: Kysely<Tables>, survey_id: string, ids: readonly string[]): Promise<Block[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('blocks')
    .select(['definition', 'order'])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is not', null)
    .where('unique_question_id', 'in', ids)
    .execute();
  return rows.map(({ definition, order }): Block => Object.assign(definition, { order }));
}
