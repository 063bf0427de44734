import { formatDecimal } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { boundsFault, swappedFault } from '../common/faults.ts';
import { numberFigures } from '../common/figures.ts';
import { pointsBetween } from '../common/outcomes.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { stepProblem } from '../common/stepProblem.ts';
import { someOf } from '../common/tried.ts';
import { boundsOver, numberColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nearestStep } from './sliderSteps.ts';
import { fromTo, none, nothingDone } from '../common/facts.ts';
import { ruledFields } from '../common/ruled.ts';

type SliderBlock = BlockOf<'slider'>;
type Range = Pick<SliderBlock, 'min' | 'max' | 'step'>;

export const sliderReply: ReplyRule<'slider', 'scales'> = {
  part: 'scales',
  problem: (input, { value }, texts) => stepProblem(value, input, texts),
  shown: (input, { value }, texts) => texts.number(nearestStep(value, input)),
  isTyped: false,
};

/** A range that can be set: the right way round, and a step that leaves a second point on it where there is one. */
function keepableRange({ min, max, step }: Range): Range {
  const [least, greatest] = min <= max ? [min, max] : [max, min];
  const width = greatest - least;
  return { min: least, max: greatest, step: width > 0 ? Math.min(step, width) : step };
}

function answerOf(value: number, range: Range): Answer {
  const kept = nearestStep(value, range);
  return { stored: kept, variable: kept, label: null, chosen: [] };
}

/** Schieberegler: a number on a range (domain.md §2). */
export const sliderRule: BlockRule<SliderBlock> = {
  newBlock: (base) => ({
    ...base,
    type: 'slider',
    ...choicesAlone,
    min: 0,
    max: 10,
    step: 1,
    label_min: '',
    label_max: '',
  }),
  variables: (block) => ownVariable(block, 'number'),
  ask: (block) => {
    const range = keepableRange(block);
    const { label_min, label_max } = block;
    return {
      kind: 'whole',
      input: { type: 'slider', ...range, label_min, label_max },
      choices: [],
      answer: (reply) => (reply.type === 'slider' ? answerOf(reply.value, range) : null),
    };
  },
};

export const sliderStudy: AnswerStudy<'slider'> = {
  faults: ({ min, max, step }) => {
    if (min > max) return [swappedFault({ min: max, max: min })];
    if (min === max) return [boundsFault(faultTexts.bounds.onePoint, faultTexts.bounds.onePointMeets)];
    return step > max - min
      ? [boundsFault(faultTexts.bounds.wideStep, faultTexts.bounds.wideStepMeets, { severity: 'warning' })]
      : [];
  },
  missing: null,
  isPersonal: false,
  outcomes: ({ min, max, step }) => {
    const replies = pointsBetween(min, max, step)?.map((value) => ({ type: 'slider', value }) as const);
    return replies ? { replies } : { values: { kind: 'range', min, max, integer: false }, blank: false };
  },
  /** The ends, the middle, and each hint with its neighbours on the range. */
  tried: (input, { numbers }) => {
    const { min, max, step } = input;
    const points = [(min + max) / 2, min, max, ...numbers.flatMap((hint) => [hint, hint - step, hint + step])];
    const onRange = points.map((point) => nearestStep(point, input)).filter((point) => point >= min && point <= max);
    return someOf(onRange).map((value) => ({ type: 'slider', value }));
  },
  isMadeUp: true,
  drawn: (input, _, dice) => {
    const steps = Math.max(0, Math.floor((input.max - input.min) / input.step + 1e-6));
    const drawn = nearestStep(input.min + dice.whole(0, steps) * input.step, input);
    return { type: 'slider', value: Math.min(Math.max(drawn, input.min), input.max) };
  },
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: (block, given) => numberFigures(given, block),
  columns: ({ newest, all }) => [numberColumn(boundsOver(all), { step: newest.step })],
};

const pole = (value: number, label: string): string =>
  label === '' ? formatDecimal(value) : `${formatDecimal(value)} (${label})`;

export const sliderFacts: BlockFacts<'slider'> = {
  name: 'Schieberegler',
  hint: 'Ein Wert auf einem Bereich, zum Beispiel 0 bis 10.',
  group: 'scale',
  fields: {
    ...ruledFields,
    ...wordFields,
    min: 'Kleinster Wert',
    max: 'Größter Wert',
    step: 'Schrittweite',
    label_min: 'Beschriftung links',
    label_max: 'Beschriftung rechts',
  },
  card: ({ min, max }) => [fromTo(formatDecimal(min), formatDecimal(max))],
  does: nothingDone,
  lines: ({ min, max, label_min, label_max }) => [fromTo(pole(min, label_min), pole(max, label_max))],
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
