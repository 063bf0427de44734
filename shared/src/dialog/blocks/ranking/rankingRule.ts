import type { BlockOf, Option } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';

/** The options, each id once, because an order names each of them once. */
function rankable(options: readonly Option[]): Option[] {
  return [...new Map(options.map((option) => [option.id, option])).values()];
}

/** Kept are the ids in their order; the variable holds the texts in that order. */
function answerOf(options: readonly Option[], option_ids: readonly string[]): Answer {
  const ranked = option_ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return { stored: ranked.map(({ id }) => id), variable: ranked.map(({ text }) => text), label: null, chosen: [] };
}

/** Rangfolge: all options, brought into an order (domain.md §2). */
export const rankingRule: BlockRule<BlockOf<'ranking'>> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'ranking',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variableKind: () => 'list',
  ask: (block) => {
    const options = rankable(block.options);
    if (options.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'ranking', options: options.map(({ id, text }) => ({ id, text })) },
      choices: [],
      answer: (reply) => (reply.type === 'ranking' ? answerOf(options, reply.option_ids) : null),
    };
  },
};
