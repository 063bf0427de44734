import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import { retargeted } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import { blockRow } from '../../../storage/surveys/blockRow.ts';
import { readBlocks } from '../../../storage/surveys/readBlocks.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Part = NonNullable<CallInput<'duplicateSurvey'>['part']>;

/**
 * Leaves of a copied dialog the named blocks, with the ways among them, and says what they are for. What the others were trained with goes, and who greets is
 * the dialog that they come into. Refuses where one of them is not there.
 */
export async function keepOnlyPart(tx: Kysely<Tables>, survey_id: string, { blocks, library }: Part): Promise<void> {
  const kept = new Set(blocks);
  const all = await readBlocks(tx, survey_id);
  const own = all.filter(({ unique_question_id }) => kept.has(unique_question_id));
  const known = new Set(own.map(({ unique_question_id }) => unique_question_id));
  const gone = blocks.find((id) => !known.has(id));
  if (gone !== undefined) throw new CallError('block/unknown', { id: gone });
  const ids = [...kept];
  await tx.deleteFrom('blocks').where('survey_id', '=', survey_id).where('unique_question_id', 'not in', ids).execute();
  await tx
    .deleteFrom('training_examples')
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', 'not in', ids)
    .execute();
  for (const [order, block] of own.entries()) {
    const alone = retargeted(block, (target) => (kept.has(target) || target === DIALOG_END ? target : null));
    await tx
      .updateTable('blocks')
      .set(blockRow(survey_id, Object.assign(alone, { order })))
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', block.unique_question_id)
      .execute();
  }
  await sql`
    update surveys set sections = '[]', settings = settings || ${JSON.stringify({ library, welcome: '', ending: '' })}::jsonb
    where survey_id = ${survey_id}`.execute(tx);
}
