import type { BlockOf } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A KI-Gespräch of the draft; refuses another block (409) and one that there is not (404). */
export async function findGptBlock(db: Kysely<Tables>, survey_id: string, questionId: string): Promise<BlockOf<'gpt'>> {
  const row = await db
    .selectFrom('blocks')
    .select(['definition', 'order'])
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', questionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CallError('block/unknown', { id: questionId });
  const { definition, order } = row;
  if (definition.type !== 'gpt') throw new CallError('block/not-gpt', { id: questionId });
  return { ...definition, order };
}
