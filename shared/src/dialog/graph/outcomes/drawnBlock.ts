import type { Block, BlockOf, ScaleTemplate, SurveyData } from '../../../contract/index.ts';

type Scaled = Pick<SurveyData, 'templ_options'>;

const drawn = new WeakMap<ScaleTemplate, WeakMap<Block, Block>>();

/**
 * A block as its card has to know it, so that each of its answers has a line: with the points of a scale that several blocks share as its own. The same
 * object each time for the same block and scale, because cards are drawn anew by identity.
 */
export function drawnBlock(block: Block, { templ_options }: Scaled): Block {
  if (block.type !== 'likert' || block.scale.from === 'block') return block;
  const { template_id } = block.scale;
  const template = templ_options.find(({ id }) => id === template_id);
  if (!template) return block;
  const known = drawn.get(template) ?? new WeakMap<Block, Block>();
  drawn.set(template, known);
  const own = known.get(block) ?? withOwnScale(block, template);
  known.set(block, own);
  return own;
}

/** All blocks of a dialog as their cards have to know them. */
export function drawnBlocks(survey: Pick<SurveyData, 'all_questions' | 'templ_options'>): readonly Block[] {
  return survey.all_questions.map((block) => drawnBlock(block, survey));
}

function withOwnScale(block: BlockOf<'likert'>, { points }: ScaleTemplate): Block {
  return { ...block, scale: { from: 'block', points } };
}
