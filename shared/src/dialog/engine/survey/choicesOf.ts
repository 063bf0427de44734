import type { Choice } from '../../Choice.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';

/**
 * What can be chosen at a block, in its order: the ids that jumps, reactions and counts go by. A scale point's id is
 * its value as text ('3'), 'keine Angabe' is 'na'. Empty for texts, numbers and blocks that ask nothing.
 */
export function choicesOf(survey: CompiledSurvey, unique_question_id: string): readonly Choice[] {
  return survey.blocks.get(unique_question_id)?.asking?.choices ?? [];
}
