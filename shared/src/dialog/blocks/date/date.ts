import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { BlockOf, InputOf } from '../../../contract/index.ts';
import type { Dice } from '../../random/Dice.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import type { Constants } from '../Constants.ts';
import { swappedFault } from '../common/faults.ts';
import { noFigures } from '../common/figures.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { TO_THE_POINT } from '../common/drawn.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { someOf } from '../common/tried.ts';
import { clockColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { dateParts, daysNamed, partsOf } from './dateParts.ts';
import { day } from './day.ts';
import { isDay } from '../../expressions/isDay.ts';
import { boundLines, none, nothingDone } from '../common/facts.ts';
import { ruledFields } from '../common/ruled.ts';

type DateBlock = BlockOf<'date'>;

export const dateReply: ReplyRule<'date', 'fields'> = {
  part: 'fields',
  /** Days as texts are in the order of time. */
  problem: ({ min, max, moving }, { value }, texts) => {
    if (!isDay(value)) return texts.noDate;
    // A page may stand open over midnight.
    if (moving) return null;
    if (min !== null && value < min) return texts.tooEarly(min);
    return max !== null && value > max ? texts.tooLate(max) : null;
  },
  shown: (_, { value }, texts) => texts.date(value),
  isTyped: false,
};

/** Bounds that some day keeps: those the wrong way round are swapped. */
function keepableBounds({ min, max }: DateBlock): Pick<DateBlock, 'min' | 'max'> {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Datum: a day, kept as 'YYYY-MM-DD', so that expressions can compare it (domain.md §2). */
export const dateRule: BlockRule<DateBlock> = {
  newBlock: (base) => ({ ...base, type: 'date', ...choicesAlone, min: null, max: null, earliest: null, latest: null }),
  variables: (block) => [...ownVariable(block, 'date'), ...dateParts(block)],
  ask: (block, { texts }) => ({
    kind: 'whole',
    input: { type: 'date', ...keepableBounds(block) },
    choices: [],
    answer: (reply) =>
      reply.type === 'date'
        ? {
            stored: reply.value,
            variable: reply.value,
            ...(block.variable === null ? {} : partsOf(block.variable, reply.value, texts.language)),
            label: texts.date(reply.value),
            chosen: [],
          }
        : null,
  }),
};

/** How far a drawn day lies from its bound where there is no other bound. */
const FAR_DAYS = 365;

function drawnDay({ min, max }: InputOf<'date'>, { days = [], texts }: Constants, dice: Dice): string {
  const awaited = [...days, ...texts.filter(isDay)].filter((one) => one >= (min ?? one) && one <= (max ?? one));
  const named = awaited.length > 0 && dice.chance(TO_THE_POINT) ? dice.one(awaited) : undefined;
  if (named !== undefined) return named;
  const from = parseISO(min ?? max ?? day.some);
  const before = min === null ? FAR_DAYS : 0;
  const after = min !== null && max !== null ? Math.max(0, differenceInCalendarDays(parseISO(max), from)) : FAR_DAYS;
  const most = min === null && max !== null ? 0 : after;
  return formatISO(addDays(from, dice.whole(-before, most)), { representation: 'date' });
}

/** The bounds, each hint that is a day with the days beside it, the days that conditions count to, and some of the month, weekday, day or year that they name. */
function triedDays({ min, max }: InputOf<'date'>, { texts, days = [], numbers }: ReplyHints): string[] {
  const named = texts.filter(isDay).flatMap((hint) => [0, -1, 1].map((by) => day.shifted(hint, by)));
  const bounds = [min, max].filter((bound) => bound !== null);
  const some = bounds.length > 0 ? bounds : [day.some];
  const ofParts = numbers.flatMap((number) => some.flatMap((one) => daysNamed(number, one))).filter(isDay);
  const fitting = [...named, ...days, ...ofParts].filter((one) => one >= (min ?? one) && one <= (max ?? one));
  return someOf([...some, ...fitting]);
}

export const dateStudy: AnswerStudy<'date'> = {
  faults: ({ min, max }) => (min !== null && max !== null && min > max ? [swappedFault({ min: max, max: min })] : []),
  missing: null,
  isPersonal: false,
  outcomes: ({ min, max }) => ({ values: { kind: 'text', between: { form: day, min, max } }, blank: false }),
  tried: (input, hints) => triedDays(input, hints).map((value) => ({ type: 'date', value })),
  isMadeUp: true,
  drawn: (input, constants, dice) => ({ type: 'date', value: drawnDay(input, constants, dice) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'words',
  figures: noFigures,
  columns: () => [clockColumn('date')],
};

const germanDay = (text: string): string => text.split('-').toReversed().join('.');

/** A bound that moves as people say it; one that an author wrote stands as it is. */
function movingDay(expression: string): string {
  const years = /^plusjahre\(heute\(\), -(\d+)\)$/.exec(expression)?.[1];
  if (years !== undefined) return `vor ${years} Jahren`;
  return expression === 'heute()' ? 'heute' : expression;
}

export const dateFacts: BlockFacts<'date'> = {
  name: 'Datum',
  hint: 'Ein Tag, auf Wunsch mit Grenzen.',
  group: 'input',
  fields: {
    ...wordFields,
    ...ruledFields,
    min: 'Frühester Tag',
    max: 'Spätester Tag',
    earliest: 'Frühestens, beweglich',
    latest: 'Spätestens, beweglich',
  },
  card: none,
  does: nothingDone,
  lines: ({ min, max, earliest, latest }) => [
    ...boundLines(min, max, germanDay),
    // A revision from before there were such bounds has none.
    ...boundLines(earliest || null, latest || null, movingDay),
  ],
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
