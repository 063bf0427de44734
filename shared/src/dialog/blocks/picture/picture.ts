import type { BlockOf, InputOf, ReplyOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../common/choiceBounds.ts';
import { choiceCountProblem } from '../common/choiceCountProblem.ts';
import { drawnChoices } from '../common/drawn.ts';
import { choiceCountFaults, optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { hasScores, oneChosen } from '../common/oneChosen.ts';
import {
  offeredOptions,
  otherFields,
  otherInWordsFields,
  otherOf,
  otherVariable,
  shownOther,
  withOther,
} from '../common/other.ts';
import { otherColumns } from '../common/otherColumns.ts';
import { drawnOther, triedOthers } from '../common/otherReplies.ts';
import { combinations } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { choicesTime, typingTime } from '../common/replyTimes.ts';
import { severalChosen } from '../common/severalChosen.ts';
import { textsOf } from '../common/textsOf.ts';
import { triedChoices } from '../common/tried.ts';
import { choiceColumn, codedOptions, onlyId, severalColumns } from '../common/columns.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, optionTexts, ownCount } from '../common/facts.ts';
import { timedFields } from '../common/timed.ts';

type PictureBlock = BlockOf<'picture'>;

export const pictureReply: ReplyRule<'picture', 'scales'> = {
  part: 'scales',
  problem: (input, { option_ids }, texts) => choiceCountProblem(input, option_ids, texts),
  shown: ({ options }, { option_ids }, texts) => texts.list(textsOf(options, option_ids)) || '–',
  isTyped: false,
};

/** Kept are ids in the block's order, also of a single picture; where only one can be chosen, it counts as in a single choice. */
function answerOf(block: PictureBlock, option_ids: readonly string[]): Answer {
  const { max } = block;
  const options = offeredOptions(block);
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
  variables: (block) => [...ownVariable(block, kindOf(block)), ...otherVariable(block)],
  ask: (block, context) => {
    const options = offeredOptions(block);
    if (options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'picture',
        options: options.map(({ id, text, filename_db }) => ({ id, text, filename_db })),
        ...shownOther(block),
        ...choiceBounds(block),
        ...(block.with_text === true ? { with_text: true } : {}),
      },
      choices: options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) =>
        reply.type === 'picture' ? withOther(block, answerOf(block, reply.option_ids), reply.other, context) : null,
    };
  },
};

/** Some pictures, and what is worth typing beside 'Sonstiges'. */
function repliesTo(input: InputOf<'picture'>, option_ids: string[], hints?: ReplyHints): ReplyOf<'picture'>[] {
  return triedOthers(input, option_ids, hints).map((typed) =>
    Object.assign({ type: 'picture', option_ids } as const, typed),
  );
}

export const pictureStudy: AnswerStudy<'picture'> = {
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
    return { type: 'picture', option_ids, ...drawnOther(input, option_ids, constants, dice) };
  },
  replyTime: ({ option_ids, other }) => choicesTime(option_ids) + (other === undefined ? 0 : typingTime(other)),
  answeredIn: 'values',
  figures: choiceFigures,
  columns: (versions) => [
    ...(versions.newest.max === 1
      ? [choiceColumn(codedOptions(versions), onlyId)]
      : severalColumns(codedOptions(versions))),
    ...otherColumns(versions),
  ],
};

export const pictureFacts: BlockFacts<'picture'> = {
  name: 'Bildauswahl',
  hint: 'Ein Bild oder mehrere.',
  group: 'choice',
  fields: {
    ...carryFields,
    ...timedFields,
    ...otherFields,
    ...wordFields,
    ...otherInWordsFields,
    options: 'Antwortmöglichkeiten',
    min: 'Mindestens',
    max: 'Höchstens',
    with_text: 'Text unter den Bildern zeigen',
  },
  card: (block) => ownCount(block, block.options.length, 'Bild', 'Bilder'),
  does: nothingDone,
  lines: (block) => offeredOptions(block).map(({ text }) => text),
  printed: (block) => ({ kind: 'choices', mark: block.max === 1 ? 'one' : 'several', writes: otherOf(block) !== null }),
  words: optionTexts,
};
