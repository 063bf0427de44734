import type { Block, GptExitCondition } from '@dialogwerk/shared/contract';

/** The exit conditions of a dialog's `gpt` blocks, as the dialog's own list has them (spec §3). */
export function exitConditionsOf(survey_id: string, blocks: readonly Block[]): GptExitCondition[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'gpt') return [];
    const { unique_question_id } = block;
    return block.gpt_exit_conditions.map((condition) => Object.assign({ survey_id, unique_question_id }, condition));
  });
}
