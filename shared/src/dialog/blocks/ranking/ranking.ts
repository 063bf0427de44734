import { OTHER_OPTION } from '../../../contract/index.ts';
import type { BlockOf, InputOf, Option, ReplyOf, VariableValue } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';
import { optionFaults } from '../common/faults.ts';
import { rankFigures } from '../common/figures.ts';
import {
  isOther,
  labelWith,
  offeredOptions,
  otherFields,
  otherOf,
  otherValue,
  otherVariable,
  otherVariables,
  shownOther,
} from '../common/other.ts';
import { otherColumns } from '../common/otherColumns.ts';
import { drawnOther, triedOthers } from '../common/otherReplies.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime, typingTime } from '../common/replyTimes.ts';
import { turned } from '../common/tried.ts';
import { codedOptions, rankColumns } from '../common/columns.ts';
import { orderFields } from '../common/orderFields.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';
import { timedFields } from '../common/timed.ts';
import { rankPlaces } from './rankPlaces.ts';

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

/** Kept are the ids in their order; the variable holds the texts in that order. 'Sonstiges' without a text is ranked only where it may be. */
function answerOf(
  block: BlockOf<'ranking'>,
  { option_ids, other: typed = '' }: ReplyOf<'ranking'>,
  { texts }: AskContext,
): Answer {
  const field = otherOf(block);
  const other = field && otherValue(field, typed, texts);
  const isLeftOut = field?.optional === false && other === null;
  const ranked = option_ids
    .filter((id) => !isLeftOut || id !== OTHER_OPTION)
    .flatMap((id) => block.options.find((option) => option.id === id) ?? []);
  const stored = ranked.map(({ id }) => id);
  const variable = ranked.map(({ text }) => text);
  const places = rankPlaces(block).map(({ variable: name }, index): [string, VariableValue] => {
    const option = ranked[index];
    return [name, option === undefined ? null : isOther(option) ? (other ?? option.text) : option.text];
  });
  if (!field) return { stored, variable, variables: Object.fromEntries(places), label: null, chosen: [] };
  const variables = { ...Object.fromEntries(places), ...otherVariables(block, other) };
  return { stored, variable, variables, other, label: labelWith(other, ranked, texts), chosen: [] };
}

/** Rangfolge: all options, brought into an order (domain.md §2). */
export const rankingRule: BlockRule<BlockOf<'ranking'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'ranking',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variables: (block) => [...ownVariable(block, 'list'), ...rankPlaces(block), ...otherVariable(block)],
  ask: (block, context) => {
    const options = rankable(offeredOptions(block));
    if (options.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'ranking', options: options.map(({ id, text }) => ({ id, text })), ...shownOther(block) },
      choices: [],
      answer: (reply) => (reply.type === 'ranking' ? answerOf(block, reply, context) : null),
    };
  },
};

/** A ranking that holds: without a text, 'Sonstiges' stands at its end, unless it may be ranked so. */
function rankedWith(
  { other }: InputOf<'ranking'>,
  option_ids: string[],
  typed: Pick<ReplyOf<'ranking'>, 'other'>,
): ReplyOf<'ranking'> {
  const isLeftOut = other?.optional === false && typed.other === undefined;
  const ids = isLeftOut ? [...option_ids.filter((id) => id !== OTHER_OPTION), OTHER_OPTION] : option_ids;
  return { type: 'ranking', option_ids: ids, ...typed };
}

/** Everyone may leave the field of a ranking empty. */
const mayBeEmpty = ({ other }: InputOf<'ranking'>): Pick<InputOf<'ranking'>, 'other'> =>
  other ? { other: { ...other, optional: true } } : {};

/** A ranking, and what is worth typing beside 'Sonstiges'. */
function repliesTo(input: InputOf<'ranking'>, option_ids: string[], hints?: ReplyHints): ReplyOf<'ranking'>[] {
  return triedOthers(mayBeEmpty(input), option_ids, hints).map((typed) => rankedWith(input, option_ids, typed));
}

export const rankingStudy: AnswerStudy<'ranking'> = {
  faults: ({ options }) => optionFaults(options, (changed) => ({ options: changed })),
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: (input) => ({
    replies: repliesTo(
      input,
      input.options.map(({ id }) => id),
    ),
  }),
  tried: (input, hints) => {
    const ids = input.options.map(({ id }) => id);
    return ids.flatMap((_, first) => repliesTo(input, turned(ids, first), hints));
  },
  isMadeUp: true,
  drawn: (input, constants, dice) => {
    const ids = dice.order([...new Set(input.options.map(({ id }) => id))]);
    return rankedWith(input, ids, drawnOther(mayBeEmpty(input), ids, constants, dice));
  },
  replyTime: ({ option_ids, other }) => choicesTime(option_ids) + (other === undefined ? 0 : typingTime(other)),
  answeredIn: 'values',
  figures: rankFigures,
  columns: (versions) => [...rankColumns(codedOptions(versions)), ...otherColumns(versions)],
};

export const rankingFacts: BlockFacts<'ranking'> = {
  name: 'Rangfolge',
  hint: 'Möglichkeiten in eine Reihenfolge bringen.',
  group: 'choice',
  fields: {
    ...carryFields,
    ...timedFields,
    ...orderFields,
    ...otherFields,
    other_optional: 'Sonstiges wird auch ohne Text eingeordnet',
    options: 'Antwortmöglichkeiten',
  },
  card: (block) => ownCount(block, block.options.length, 'Option', 'Optionen'),
  does: nothingDone,
  lines: (block) => offeredOptions(block).map(({ text }) => text),
  printed: (block) => ({ kind: 'choices', mark: 'rank', writes: otherOf(block) !== null }),
  words: optionTexts,
};
