import type { SelectQueryBuilder } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { readableBlock } from '../../policies/readableBlock.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { selectChanges, storedChangeOf } from './storedChanges.ts';

/** The newest so many are told one by one; who missed more still gets all that is different now. */
const MOST_CHANGES = 2_000;

/** What has changed since a revision that the client knows, so that it need not load the dialog again. */
export const surveyChanges: Handler<'surveyChanges'> = async ({ survey_id: id, since }, context) => {
  const { survey_id, role } = await mayTrain(context, id);
  return inTransaction(context.services.db, async (tx) => {
    // Locked, so that all of it is of one revision.
    const { settings, templ_options, sections, survey_name, revision } = await tx
      .selectFrom('surveys')
      .select(['settings', 'templ_options', 'sections', 'survey_name', 'revision'])
      .where('survey_id', '=', survey_id)
      .forShare()
      .executeTakeFirstOrThrow();
    const rows = await selectChanges(tx, survey_id)
      .where('revision', '>', since)
      .orderBy('revision', 'desc')
      .limit(MOST_CHANGES)
      .execute();
    const blocks = tx.selectFrom('blocks').where('survey_id', '=', survey_id).where('deleted_at', 'is', null);
    const changed = await blocks.select(['definition', 'order']).where('changed_revision', '>', since).execute();
    const isCut = rows.length === MOST_CHANGES;
    const isMoved = rows.some(({ change }) => change === 'create' || change === 'delete' || change === 'order');
    const hasSettings = rows.some(({ type }) => type === 'settings');
    return {
      revision,
      blocks: changed.map(({ definition, order }) => readableBlock(role, Object.assign(definition, { order }))),
      orders: isMoved || isCut ? await ordersOf(blocks) : null,
      settings: hasSettings || isCut ? { ...settings, survey_name, templ_options, sections } : null,
      changes: rows.toReversed().map((row) => storedChangeOf(row, role)),
    };
  });
};

async function ordersOf(blocks: SelectQueryBuilder<Tables, 'blocks', object>): Promise<Record<string, number>> {
  const rows = await blocks.select(['unique_question_id', 'order']).execute();
  return Object.fromEntries(rows.map(({ unique_question_id, order }) => [unique_question_id, order]));
}
