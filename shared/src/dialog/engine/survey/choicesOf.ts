import type { Choice } from '../../Choice.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';

/**
 * What can be chosen at a block, in its order: the ids that jumps, reactions and counts go by. A scale point's id is
 * its value as text ('3'), 'keine Angabe' is 'na'; of an experiment its arms. Empty for texts, numbers and other blocks that ask nothing.
 */
export function choicesOf(survey: CompiledSurvey, unique_question_id: string): readonly Choice[] {
  const compiled = survey.blocks.get(unique_question_id);
  return compiled ? choicesAt(compiled) : [];
}

/** `choicesOf` a block that is at hand. */
export function choicesAt({ asking, block }: Pick<CompiledBlock, 'asking' | 'block'>): readonly Choice[] {
  if (block.type === 'experiment') return block.arms.map(({ id, text }) => ({ id, label: text }));
  return asking?.choices ?? [];
}
