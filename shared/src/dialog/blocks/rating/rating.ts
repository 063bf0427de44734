import { RATING_POINTS } from '../../../contract/limits.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { boundsOver, numberColumn } from '../common/columns.ts';
import { fromTo, none, nothingDone } from '../common/facts.ts';
import { numberFigures } from '../common/figures.ts';
import { pointsBetween } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { stepProblem } from '../common/stepProblem.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { ruledFields } from '../common/ruled.ts';

type RatingBlock = BlockOf<'rating'>;

export const ratingReply: ReplyRule<'rating', 'scales'> = {
  part: 'scales',
  problem: ({ count }, { value }, texts) => stepProblem(value, { min: 1, max: count, step: 1 }, texts),
  // The same in each language: words for it would stand on every respondent's first page.
  shown: ({ count }, { value }) => `${value}/${count}`,
  isTyped: false,
};

/** There are five faces; more of them could not be told apart. */
const countOf = ({ look, count }: RatingBlock): number =>
  look === 'smileys' ? Math.min(count, RATING_POINTS.faces) : count;

const scaleOf = (block: RatingBlock) => ({ min: 1, max: countOf(block), step: 1 });

/** Bewertung (domain.md §2): a number from 1 to as many as there are stars. */
export const ratingRule: BlockRule<RatingBlock> = {
  newBlock: (base) => ({ ...base, type: 'rating', look: 'stars', count: 5, label_min: '', label_max: '' }),
  variables: (block) => ownVariable(block, 'number'),
  ask: (block) => {
    const { look, label_min, label_max } = block;
    return {
      kind: 'whole',
      input: { type: 'rating', look, count: countOf(block), label_min, label_max },
      choices: [],
      answer: (reply) =>
        reply.type === 'rating' ? { stored: reply.value, variable: reply.value, label: null, chosen: [] } : null,
    };
  },
};

export const ratingStudy: AnswerStudy<'rating'> = {
  faults: () => [],
  missing: null,
  isPersonal: false,
  outcomes: ({ count }) => ({ replies: repliesOf(count) }),
  tried: ({ count }) => repliesOf(count),
  isMadeUp: true,
  drawn: ({ count }, _, dice) => ({ type: 'rating', value: dice.whole(1, count) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: (block, given) => numberFigures(given, scaleOf(block)),
  columns: ({ all }) => [numberColumn(boundsOver(all.map(scaleOf)), { step: 1 })],
};

const repliesOf = (count: number) =>
  (pointsBetween(1, count, 1) ?? []).map((value) => ({ type: 'rating', value }) as const);

/** What each look is called. */
export const ratingLooks = { stars: 'Sterne', hearts: 'Herzen', smileys: 'Smileys' } as const;
const pole = (value: number, label: string): string => (label === '' ? String(value) : `${value} (${label})`);

export const ratingFacts: BlockFacts<'rating'> = {
  name: 'Bewertung',
  hint: 'Sterne, Herzen oder Smileys, zum Beispiel 1 bis 5.',
  group: 'scale',
  fields: {
    ...ruledFields,
    look: 'Aussehen',
    count: 'Anzahl',
    label_min: 'Beschriftung links',
    label_max: 'Beschriftung rechts',
  },
  card: (block) => [`${countOf(block)} ${ratingLooks[block.look]}`],
  does: nothingDone,
  lines: (block) => [fromTo(pole(1, block.label_min), pole(countOf(block), block.label_max))],
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
