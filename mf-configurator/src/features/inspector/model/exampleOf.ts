import type { BlockOf, SurveyData } from '@dialogwerk/shared/contract';
import { newId } from '../../../newId.ts';
import { modelTexts } from '../modelTexts.ts';

type Example = Partial<Pick<BlockOf<'gpt'>, 'context' | 'brief' | 'tone' | 'gpt_exit_conditions' | 'fallback'>>;

/** An example of a conversation in what of a block is still empty. */
export function exampleOf(block: BlockOf<'gpt'>, du_sie: SurveyData['du_sie']): Example {
  const { context, brief, tone, condition, fallback } = modelTexts.example;
  return {
    brief,
    ...(block.context === '' ? { context: context[du_sie] } : {}),
    ...(block.tone === '' ? { tone } : {}),
    ...(block.fallback === '' ? { fallback: fallback[du_sie] } : {}),
    ...(block.gpt_exit_conditions.length === 0
      ? { gpt_exit_conditions: [{ id: newId('x'), condition, target: null }] }
      : {}),
  };
}
