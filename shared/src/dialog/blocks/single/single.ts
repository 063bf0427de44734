import { counted } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { hasScores, oneChosen } from '../common/oneChosen.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { textsOf } from '../common/textsOf.ts';
import { choiceColumn, codedOptions, idAsText } from '../common/columns.ts';
import { choiceScoreColumns } from '../common/choiceScoreColumns.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { orderFields } from '../common/orderFields.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts } from '../common/facts.ts';

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
  variables: (block) => ownVariable(block, hasScores(block.options) ? 'number' : 'text'),
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'single', options: block.options.map(({ id, text }) => ({ id, text })) },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'single' ? oneChosen(block.options, reply.option_id) : null),
    };
  },
};

export const singleStudy: AnswerStudy<'single'> = {
  faults: ({ options }) => optionFaults(options, (changed) => ({ options: changed })),
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: ({ options }) => ({ replies: options.map(({ id }) => ({ type: 'single', option_id: id })) }),
  tried: ({ options }) => options.map(({ id }) => ({ type: 'single', option_id: id })),
  isMadeUp: true,
  drawn: ({ options }, _, dice) => ({ type: 'single', option_id: dice.one(options)?.id ?? '' }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) => [choiceColumn(codedOptions(versions), idAsText), ...choiceScoreColumns(versions)],
};

export const singleFacts: BlockFacts<'single'> = {
  name: 'Einfachauswahl',
  hint: 'Eine von mehreren Möglichkeiten.',
  group: 'choice',
  fields: { ...orderFields, ...wordFields, options: 'Antwortmöglichkeiten' },
  card: ({ options }) => [counted(options.length, 'Option', 'Optionen')],
  does: nothingDone,
  lines: optionTexts,
  printed: () => ({ kind: 'choices', mark: 'one' }),
  words: optionTexts,
};
