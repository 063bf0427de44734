import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../common/choiceBounds.ts';
import { choiceCountProblem } from '../common/choiceCountProblem.ts';
import { drawnChoices } from '../common/drawn.ts';
import { choiceCountFaults, optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { hasScores, oneChosen } from '../common/oneChosen.ts';
import { combinations } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime } from '../common/replyTimes.ts';
import { severalChosen } from '../common/severalChosen.ts';
import { textsOf } from '../common/textsOf.ts';
import { triedChoices } from '../common/tried.ts';
import { choiceColumn, codedOptions, onlyId, severalColumns } from '../common/columns.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';

type PictureBlock = BlockOf<'picture'>;

export const pictureReply: ReplyRule<'picture', 'scales'> = {
  part: 'scales',
  problem: (input, { option_ids }, texts) => choiceCountProblem(input, option_ids, texts),
  shown: ({ options }, { option_ids }, texts) => texts.list(textsOf(options, option_ids)) || '–',
  isTyped: false,
};

/** Kept are ids in the block's order, also of a single picture; where only one can be chosen, it counts as in a single choice. */
function answerOf({ options, max }: PictureBlock, option_ids: readonly string[]): Answer {
  const several = severalChosen(options, option_ids);
  const only = max === 1 ? oneChosen(options, several.chosen[0] ?? '') : null;
  return only ? { ...only, stored: several.stored } : { ...several, variable: max === 1 ? null : several.variable };
}

function kindOf({ options, max }: PictureBlock): 'list' | 'number' | 'text' {
  if (max !== 1) return 'list';
  return hasScores(options) ? 'number' : 'text';
}

/** Bildauswahl: one or several pictures (domain.md §2). */
export const pictureRule: BlockRule<PictureBlock> = {
  newBlock: (base) => ({ ...base, type: 'picture', ...choicesAlone, options: [], min: 1, max: 1 }),
  variables: (block) => ownVariable(block, kindOf(block)),
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'picture',
        options: block.options.map(({ id, text, filename_db }) => ({ id, text, filename_db })),
        ...choiceBounds(block),
      },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'picture' ? answerOf(block, reply.option_ids) : null),
    };
  },
};

export const pictureStudy: AnswerStudy<'picture'> = {
  faults: (block) => [...choiceCountFaults(block), ...optionFaults(block.options, (options) => ({ options }))],
  missing: () => faultTexts.noChoice.options,
  isPersonal: false,
  outcomes: (input) => {
    const replies = combinations(input)?.map((option_ids) => ({ type: 'picture', option_ids }) as const);
    return replies ? { replies } : { values: { kind: 'any' }, blank: false };
  },
  tried: (input) => triedChoices(input).map((option_ids) => ({ type: 'picture', option_ids })),
  isMadeUp: true,
  drawn: (input, _, dice) => ({ type: 'picture', option_ids: drawnChoices(input, dice) }),
  replyTime: ({ option_ids }) => choicesTime(option_ids),
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) =>
    versions.newest.max === 1 ? [choiceColumn(codedOptions(versions), onlyId)] : severalColumns(codedOptions(versions)),
};

export const pictureFacts: BlockFacts<'picture'> = {
  name: 'Bildauswahl',
  hint: 'Ein Bild oder mehrere.',
  group: 'choice',
  fields: { ...carryFields, ...wordFields, options: 'Antwortmöglichkeiten', min: 'Mindestens', max: 'Höchstens' },
  card: (block) => ownCount(block, block.options.length, 'Bild', 'Bilder'),
  does: nothingDone,
  lines: optionTexts,
  printed: ({ max }) => ({ kind: 'choices', mark: max === 1 ? 'one' : 'several' }),
  words: optionTexts,
};
