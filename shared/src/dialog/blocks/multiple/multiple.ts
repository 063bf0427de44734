import type { BlockOf, InputOf, ReplyOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../common/choiceBounds.ts';
import { choiceCountProblem } from '../common/choiceCountProblem.ts';
import { drawnChoices } from '../common/drawn.ts';
import { choiceCountFaults, optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { combinations } from '../common/outcomes.ts';
import { otherFields, otherOf, offeredOptions, otherVariable, shownOptions, withOther } from '../common/other.ts';
import { otherColumns } from '../common/otherColumns.ts';
import { drawnOther, triedOthers } from '../common/otherReplies.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime, typingTime } from '../common/replyTimes.ts';
import { severalChosen } from '../common/severalChosen.ts';
import { textsOf } from '../common/textsOf.ts';
import { triedChoices } from '../common/tried.ts';
import { codedOptions, severalColumns } from '../common/columns.ts';
import { orderFields } from '../common/orderFields.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';
import { timedFields } from '../common/timed.ts';

export const multipleReply: ReplyRule<'multiple', null> = {
  part: null,
  problem: (input, { option_ids }, texts) => choiceCountProblem(input, option_ids, texts),
  shown: ({ options }, { option_ids }, texts) => texts.list(textsOf(options, option_ids)) || '–',
  isTyped: false,
};

/** Those of the options that are chosen alone. */
function exclusiveOf({ options, exclusive_options = [] }: BlockOf<'multiple'>): { exclusive?: string[] } {
  const exclusive = options.flatMap(({ id }) => (exclusive_options.includes(id) ? [id] : []));
  return exclusive.length === 0 ? {} : { exclusive };
}

/** Mehrfachauswahl: several options within a least and a greatest count (domain.md §2). */
export const multipleRule: BlockRule<BlockOf<'multiple'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'multiple',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
    min: 0,
    max: null,
  }),
  variables: (block) => [...ownVariable(block, 'list'), ...otherVariable(block)],
  ask: (block, context) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'multiple',
        ...shownOptions(block),
        ...choiceBounds(block),
        ...exclusiveOf(block),
      },
      choices: offeredOptions(block).map(({ id, text }) => ({ id, label: text })),
      answer: (reply) =>
        reply.type === 'multiple'
          ? withOther(block, severalChosen(offeredOptions(block), reply.option_ids), reply.other, context)
          : null,
    };
  },
};

/** Some options, and what is worth typing beside 'Sonstiges'. */
function repliesTo(input: InputOf<'multiple'>, option_ids: string[], hints?: ReplyHints): ReplyOf<'multiple'>[] {
  return triedOthers(input, option_ids, hints).map((typed) =>
    Object.assign({ type: 'multiple', option_ids } as const, typed),
  );
}

export const multipleStudy: AnswerStudy<'multiple'> = {
  faults: (block) => [...choiceCountFaults(block), ...optionFaults(block.options, (options) => ({ options }))],
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: (input) => {
    const replies = combinations(input)?.flatMap((option_ids) => repliesTo(input, option_ids));
    return replies ? { replies } : { values: { kind: 'any' }, blank: false };
  },
  tried: (input, hints) => triedChoices(input).flatMap((option_ids) => repliesTo(input, option_ids, hints)),
  isMadeUp: true,
  drawn: (input, constants, dice) => {
    const option_ids = drawnChoices(input, dice);
    return { type: 'multiple', option_ids, ...drawnOther(input, option_ids, constants, dice) };
  },
  replyTime: ({ option_ids, other }) => choicesTime(option_ids) + (other === undefined ? 0 : typingTime(other)),
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) => [...severalColumns(codedOptions(versions)), ...otherColumns(versions)],
};

export const multipleFacts: BlockFacts<'multiple'> = {
  name: 'Mehrfachauswahl',
  hint: 'Mehrere Möglichkeiten zugleich.',
  group: 'choice',
  fields: {
    ...carryFields,
    ...timedFields,
    ...orderFields,
    ...otherFields,
    options: 'Antwortmöglichkeiten',
    min: 'Mindestens',
    max: 'Höchstens',
    exclusive_options: 'Schließen alle anderen aus',
  },
  card: (block) => ownCount(block, block.options.length, 'Option', 'Optionen'),
  does: nothingDone,
  lines: (block) => offeredOptions(block).map(({ text }) => text),
  printed: (block) => ({ kind: 'choices', mark: 'several', writes: otherOf(block) !== null }),
  words: optionTexts,
};
