import { counted } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../common/choiceBounds.ts';
import { choiceCountProblem } from '../common/choiceCountProblem.ts';
import { drawnChoices } from '../common/drawn.ts';
import { choiceCountFaults, optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { combinations } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime } from '../common/replyTimes.ts';
import { severalChosen } from '../common/severalChosen.ts';
import { textsOf } from '../common/textsOf.ts';
import { triedChoices } from '../common/tried.ts';
import { codedOptions, severalColumns } from '../common/columns.ts';
import { orderFields } from '../common/orderFields.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts } from '../common/facts.ts';

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
  variables: (block) => ownVariable(block, 'list'),
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'multiple',
        options: block.options.map(({ id, text }) => ({ id, text })),
        ...choiceBounds(block),
        ...exclusiveOf(block),
      },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'multiple' ? severalChosen(block.options, reply.option_ids) : null),
    };
  },
};

export const multipleStudy: AnswerStudy<'multiple'> = {
  faults: (block) => [...choiceCountFaults(block), ...optionFaults(block.options, (options) => ({ options }))],
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: (input) => {
    const replies = combinations(input)?.map((option_ids) => ({ type: 'multiple', option_ids }) as const);
    return replies ? { replies } : { values: { kind: 'any' }, blank: false };
  },
  tried: (input) => triedChoices(input).map((option_ids) => ({ type: 'multiple', option_ids })),
  isMadeUp: true,
  drawn: (input, _, dice) => ({ type: 'multiple', option_ids: drawnChoices(input, dice) }),
  replyTime: ({ option_ids }) => choicesTime(option_ids),
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) => severalColumns(codedOptions(versions)),
};

export const multipleFacts: BlockFacts<'multiple'> = {
  name: 'Mehrfachauswahl',
  hint: 'Mehrere Möglichkeiten zugleich.',
  group: 'choice',
  fields: {
    ...orderFields,
    options: 'Antwortmöglichkeiten',
    min: 'Mindestens',
    max: 'Höchstens',
    exclusive_options: 'Schließen alle anderen aus',
  },
  card: ({ options }) => [counted(options.length, 'Option', 'Optionen')],
  does: nothingDone,
  lines: optionTexts,
  printed: () => ({ kind: 'choices', mark: 'several' }),
  words: optionTexts,
};
