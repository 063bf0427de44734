import type { Block, SurveyData } from '@dialogwerk/shared/contract';

/** The blocks that ask with a shared scale. */
export function blocksWithScale({ all_questions }: SurveyData, template_id: string): Block[] {
  return all_questions.filter(
    (block) => 'scale' in block && block.scale.from === 'template' && block.scale.template_id === template_id,
  );
}
