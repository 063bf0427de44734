import { formatDecimal } from '../../../numbers/index.ts';
import type { BlockOf, InputOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { Constants } from '../Constants.ts';
import type { Dice } from '../../random/Dice.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';
import { TO_THE_POINT } from '../common/drawn.ts';
import { boundsFault, swappedFault } from '../common/faults.ts';
import { numberFigures } from '../common/figures.ts';
import { pointsBetween } from '../common/outcomes.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { someOf } from '../common/tried.ts';
import { boundsOver, numberColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { boundLines, none, nothingDone } from '../common/facts.ts';
import { readNumber } from './readNumber.ts';
import { maskedFields, maskedOf } from '../common/masked.ts';
import { ruledFields } from '../common/ruled.ts';

type NumberBlock = BlockOf<'number'>;

export const numberReply: ReplyRule<'number', 'fields'> = {
  part: 'fields',
  problem: ({ min, max, integer }, { value }, texts) => {
    if (!Number.isFinite(value)) return texts.noNumber;
    if (integer && !Number.isInteger(value)) return texts.noInteger;
    if (min !== null && value < min) return texts.tooSmall(min);
    return max !== null && value > max ? texts.tooLarge(max) : null;
  },
  /** As it was typed, where that is this number. */
  shown: ({ unit }, { value, typed = '' }, texts) => {
    const isTyped = readNumber(typed, texts.language) === value;
    const text = isTyped ? cleanText(typed) : texts.number(value + 0);
    return unit ? `${text} ${unit}` : text;
  },
  isTyped: true,
};

/** Bounds that some number keeps: those the wrong way round are swapped, and without a whole number between them any number will do. */
function keepableBounds({ min, max, integer }: NumberBlock): Pick<NumberBlock, 'min' | 'max' | 'integer'> {
  if (min === null || max === null) return { min, max, integer };
  const [least, greatest] = min <= max ? [min, max] : [max, min];
  return { min: least, max: greatest, integer: integer && Math.ceil(least) <= Math.floor(greatest) };
}

function answerOf(value: number, { texts }: AskContext): Answer {
  const kept = value + 0;
  return { stored: kept, variable: kept, label: texts.number(kept), chosen: [] };
}

/** Zahl: a number within bounds (domain.md §2). */
export const numberRule: BlockRule<NumberBlock> = {
  newBlock: (base) => ({ ...base, type: 'number', ...choicesAlone, min: null, max: null, integer: false, unit: null }),
  variables: (block) => ownVariable(block, 'number'),
  ask: (block, context) => ({
    kind: 'whole',
    input: { type: 'number', ...keepableBounds(block), unit: block.unit, ...maskedOf(block) },
    choices: [],
    answer: (reply) => (reply.type === 'number' ? answerOf(reply.value, context) : null),
  }),
};

/** How far a drawn number lies from its bound where there is no other bound. */
const FAR = 100;

function drawnNumber({ min, max, integer }: InputOf<'number'>, { numbers }: Constants, dice: Dice): number {
  const low = min ?? (max === null ? 0 : max - FAR);
  const high = Math.max(low, max ?? low + FAR);
  const near = dice.chance(TO_THE_POINT) ? dice.one(numbers) : undefined;
  const drawn = near === undefined ? low + ((high - low) * dice.whole(0, 1_000)) / 1_000 : near + dice.whole(-1, 1);
  const value = Math.min(Math.max(integer ? Math.round(drawn) : drawn, low), high);
  if (!integer || Number.isInteger(value)) return value;
  return Math.ceil(value) <= high ? Math.ceil(value) : Math.floor(value);
}

/** The bounds, and each hint with its neighbours. */
function triedNumbers({ min, max, integer }: InputOf<'number'>, hints: readonly number[]): number[] {
  const bounds = [min, max].filter((bound) => bound !== null);
  const beside = hints.flatMap((hint) => [hint, hint - 1, hint + 1]);
  const whole = (value: number): number => (integer ? Math.round(value) : value);
  const fitting = [...bounds, ...beside]
    .map(whole)
    .filter((value) => value >= (min ?? value) && value <= (max ?? value));
  return someOf(fitting.length > 0 ? fitting : [whole(min ?? max ?? 1)]);
}

export const numberStudy: AnswerStudy<'number'> = {
  faults: ({ min, max, integer }) => {
    if (min === null || max === null) return [];
    if (min > max) return [swappedFault({ min: max, max: min })];
    return integer && Math.ceil(min) > Math.floor(max)
      ? [boundsFault(faultTexts.bounds.noInteger, faultTexts.bounds.noIntegerMeets)]
      : [];
  },
  missing: null,
  isPersonal: false,
  outcomes: ({ min, max, integer }) => {
    const isCountable = integer && min !== null && max !== null;
    const points = isCountable ? pointsBetween(Math.ceil(min), Math.floor(max), 1) : null;
    if (points) return { replies: points.map((value) => ({ type: 'number', value })) };
    return { values: { kind: 'range', min: min ?? -Infinity, max: max ?? Infinity, integer }, blank: false };
  },
  tried: (input, { numbers }) => triedNumbers(input, numbers).map((value) => ({ type: 'number', value })),
  isMadeUp: true,
  drawn: (input, constants, dice) => ({ type: 'number', value: drawnNumber(input, constants, dice) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: (_, given) => numberFigures(given, null),
  columns: ({ all }) => [numberColumn(boundsOver(all))],
};

export const numberFacts: BlockFacts<'number'> = {
  name: 'Zahl',
  hint: 'Eine Zahl, auf Wunsch mit Grenzen.',
  group: 'input',
  fields: {
    ...wordFields,
    ...ruledFields,
    ...maskedFields,
    min: 'Kleinster Wert',
    max: 'Größter Wert',
    integer: 'Nur ganze Zahlen',
    unit: 'Einheit',
  },
  card: none,
  does: nothingDone,
  lines: ({ min, max, unit }) => [...boundLines(min, max, (value) => formatDecimal(value)), ...(unit ? [unit] : [])],
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
