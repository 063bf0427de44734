import type { BlockOf, InputOf, ReplyOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { hasScores, oneChosen } from '../common/oneChosen.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { textsOf } from '../common/textsOf.ts';
import { CHOICE_TIME, typingTime } from '../common/replyTimes.ts';
import { choiceColumn, codedOptions, idAsText } from '../common/columns.ts';
import { choiceScoreColumns } from '../common/choiceScoreColumns.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import {
  offeredOptions,
  otherFields,
  otherInWordsFields,
  otherOf,
  otherVariable,
  shownOptions,
  withOther,
} from '../common/other.ts';
import { otherColumns } from '../common/otherColumns.ts';
import { drawnOther, triedOthers } from '../common/otherReplies.ts';
import { orderFields } from '../common/orderFields.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';
import { timedFields } from '../common/timed.ts';

export const singleReply: ReplyRule<'single', null> = {
  part: null,
  problem: ({ options }, { option_id }, texts) =>
    options.some(({ id }) => id === option_id) ? null : texts.unknownOption,
  shown: ({ options }, { option_id }) => textsOf(options, [option_id])[0] ?? '',
  isTyped: false,
};

/** Einfachauswahl: one option (domain.md §2). */
export const singleRule: BlockRule<BlockOf<'single'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'single',
    ...choicesAlone,
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variables: (block) => [...ownVariable(block, hasScores(block.options) ? 'number' : 'text'), ...otherVariable(block)],
  ask: (block, context) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'single', ...shownOptions(block) },
      choices: offeredOptions(block).map(({ id, text }) => ({ id, label: text })),
      answer: (reply) =>
        reply.type === 'single'
          ? withOther(block, oneChosen(block.options, reply.option_id), reply.other, context)
          : null,
    };
  },
};

/** Each option, and what is worth typing beside 'Sonstiges'. */
function repliesTo(input: InputOf<'single'>, hints?: ReplyHints): ReplyOf<'single'>[] {
  return input.options.flatMap(({ id }) =>
    triedOthers(input, [id], hints).map((typed) => Object.assign({ type: 'single', option_id: id } as const, typed)),
  );
}

export const singleStudy: AnswerStudy<'single'> = {
  faults: ({ options }) => optionFaults(options, (changed) => ({ options: changed })),
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: (input) => ({ replies: repliesTo(input) }),
  tried: repliesTo,
  isMadeUp: true,
  drawn: (input, constants, dice) => {
    const option_id = dice.one(input.options)?.id ?? '';
    return { type: 'single', option_id, ...drawnOther(input, [option_id], constants, dice) };
  },
  replyTime: ({ other }) => (other === undefined ? CHOICE_TIME : CHOICE_TIME + typingTime(other)),
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) => [
    choiceColumn(codedOptions(versions), idAsText),
    ...choiceScoreColumns(versions),
    ...otherColumns(versions),
  ],
};

export const singleFacts: BlockFacts<'single'> = {
  name: 'Einfachauswahl',
  hint: 'Eine von mehreren Möglichkeiten.',
  group: 'choice',
  fields: {
    ...carryFields,
    ...timedFields,
    ...orderFields,
    ...otherFields,
    ...wordFields,
    ...otherInWordsFields,
    options: 'Antwortmöglichkeiten',
  },
  card: (block) => ownCount(block, block.options.length, 'Option', 'Optionen'),
  does: nothingDone,
  lines: (block) => offeredOptions(block).map(({ text }) => text),
  printed: (block) => ({ kind: 'choices', mark: 'one', writes: otherOf(block) !== null }),
  words: optionTexts,
};
