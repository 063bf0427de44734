import type { BlockOf, Option } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { optionFaults } from '../common/faults.ts';
import { rankFigures } from '../common/figures.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime } from '../common/replyTimes.ts';
import { turned } from '../common/tried.ts';
import { codedOptions, rankColumns } from '../common/columns.ts';
import { orderFields } from '../common/orderFields.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';

export const rankingReply: ReplyRule<'ranking', 'scales'> = {
  part: 'scales',
  /** Every option stands in the order once. */
  problem: ({ options }, { option_ids }, texts) => {
    const offered = new Set(options.map(({ id }) => id));
    if (!option_ids.every((id) => offered.has(id))) return texts.unknownOption;
    const whole = option_ids.length === offered.size && new Set(option_ids).size === offered.size;
    return whole ? null : texts.rankAll;
  },
  shown: ({ options }, { option_ids }) =>
    option_ids
      .flatMap((id) => options.find((option) => option.id === id)?.text ?? [])
      .map((text, index) => `${index + 1}. ${text}`)
      .join('\n'),
  isTyped: false,
};

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
  newBlock: (base) => ({
    ...base,
    type: 'ranking',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variables: (block) => ownVariable(block, 'list'),
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

export const rankingStudy: AnswerStudy<'ranking'> = {
  faults: ({ options }) => optionFaults(options, (changed) => ({ options: changed })),
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: ({ options }) => ({ replies: [{ type: 'ranking', option_ids: options.map(({ id }) => id) }] }),
  tried: ({ options }) => {
    const ids = options.map(({ id }) => id);
    return ids.map((_, first) => ({ type: 'ranking', option_ids: turned(ids, first) }));
  },
  isMadeUp: true,
  drawn: ({ options }, _, dice) => ({
    type: 'ranking',
    option_ids: dice.order([...new Set(options.map(({ id }) => id))]),
  }),
  replyTime: ({ option_ids }) => choicesTime(option_ids),
  answeredIn: 'values',
  figures: rankFigures,
  columns: (versions) => rankColumns(codedOptions(versions)),
};

export const rankingFacts: BlockFacts<'ranking'> = {
  name: 'Rangfolge',
  hint: 'Möglichkeiten in eine Reihenfolge bringen.',
  group: 'choice',
  fields: { ...carryFields, ...orderFields, options: 'Antwortmöglichkeiten' },
  card: (block) => ownCount(block, block.options.length, 'Option', 'Optionen'),
  does: nothingDone,
  lines: optionTexts,
  printed: () => ({ kind: 'choices', mark: 'rank' }),
  words: optionTexts,
};
