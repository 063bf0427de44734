import type { BlockOf } from '@dialogwerk/shared/contract';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../../calls/CallError.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A KI-Gespräch of the draft with the dialog that it stands in; refuses another block (409) and one that there is not (404). */
export async function findGptBlock(
  db: Kysely<Tables>,
  survey_id: string,
  questionId: string,
): Promise<{ readonly block: BlockOf<'gpt'>; readonly snapshot: SurveySnapshot }> {
  const snapshot = await readCurrentSnapshot(db, survey_id);
  const block = snapshot?.blocks.find(({ unique_question_id }) => unique_question_id === questionId);
  if (!snapshot || !block) throw new CallError('block/unknown', { id: questionId });
  if (block.type !== 'gpt') throw new CallError('block/not-gpt', { id: questionId });
  return { block, snapshot };
}
