import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';

type SingleBlock = BlockOf<'single'>;

function hasScores({ options }: Pick<SingleBlock, 'options'>): boolean {
  return options.some(({ score }) => score !== null);
}

/**
 * The variable holds the option's score where the options have scores (an option without one is then missing),
 * else the option's text.
 */
function answerOf({ options }: SingleBlock, option_id: string): Answer | null {
  const chosen = options.find(({ id }) => id === option_id);
  if (!chosen) return null;
  const scored = hasScores({ options });
  return {
    stored: chosen.id,
    variable: scored ? chosen.score : chosen.text,
    label: scored ? chosen.text : null,
    shown: chosen.text,
    chosen: [chosen.id],
  };
}

/** Einfachauswahl: one option (domain.md §2). */
export const singleRule: BlockRule<SingleBlock> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'single',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variableKind: (block) => (hasScores(block) ? 'number' : 'text'),
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      input: { type: 'single', options: block.options.map(({ id, text }) => ({ id, text })) },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'single' ? answerOf(block, reply.option_id) : null),
    };
  },
};
