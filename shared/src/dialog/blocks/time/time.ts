import type { BlockOf, InputOf } from '../../../contract/index.ts';
import type { OrderedForm } from '../../expressions/Domain.ts';
import type { Wording } from '../../texts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';
import type { AnswerStudy, Figures } from '../AnswerStudy.ts';
import type { GivenAnswers } from '../../analysis/GivenAnswers.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { boundLines, none, nothingDone } from '../common/facts.ts';
import { swappedFault } from '../common/faults.ts';
import { choicesAlone, wordFields } from '../common/inWords.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { someOf } from '../common/tried.ts';
import { clockColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { ruledFields } from '../common/ruled.ts';

const clock = (time: string): string => `${time} Uhr`;
const clockTexts = dialogWording.inEach('clock', {
  sie: {
    noTime: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 08:30.',
    tooEarly: (min) => `Die Uhrzeit ist zu früh. Bitte geben Sie frühestens ${clock(min)} ein.`,
    tooLate: (max) => `Die Uhrzeit ist zu spät. Bitte geben Sie spätestens ${clock(max)} ein.`,
    said: clock,
  },
  du: {
    noTime: 'Bitte gib eine Uhrzeit ein, zum Beispiel 08:30.',
    tooEarly: (min) => `Die Uhrzeit ist zu früh. Bitte gib frühestens ${clock(min)} ein.`,
    tooLate: (max) => `Die Uhrzeit ist zu spät. Bitte gib spätestens ${clock(max)} ein.`,
    said: clock,
  },
  en: {
    noTime: 'Please enter a time, for example 08:30.',
    tooEarly: (min) => `The time is too early. Please enter ${min} or later.`,
    tooLate: (max) => `The time is too late. Please enter ${max} or earlier.`,
    said: (time) => time,
  },
});

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const said = (time: string, wording: Wording): string => clockTexts(wording).said(time);

export const timeReply: ReplyRule<'time', 'fields'> = {
  part: 'fields',
  /** Times as texts are in the order of the day. */
  problem: ({ min, max }, { value }, { wording }) => {
    if (!isTime(value)) return clockTexts(wording).noTime;
    if (min !== null && value < min) return clockTexts(wording).tooEarly(min);
    return max !== null && value > max ? clockTexts(wording).tooLate(max) : null;
  },
  shown: (_, { value }, { wording }) => said(value, wording),
  isTyped: false,
};

/** Bounds that some time keeps: those the wrong way round are swapped. */
function keepableBounds({ min, max }: BlockOf<'time'>): Pick<BlockOf<'time'>, 'min' | 'max'> {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Uhrzeit: a time of day, kept as 'HH:MM', so that expressions can compare it. */
export const timeRule: BlockRule<BlockOf<'time'>> = {
  newBlock: (base) => ({ ...base, type: 'time', ...choicesAlone, min: null, max: null }),
  variables: (block) => ownVariable(block, 'time'),
  ask: (block, { texts }) => ({
    kind: 'whole',
    input: { type: 'time', ...keepableBounds(block) },
    choices: [],
    answer: (reply) =>
      reply.type === 'time'
        ? { stored: reply.value, variable: reply.value, label: said(reply.value, texts.wording), chosen: [] }
        : null,
  }),
};

const LAST_MINUTE = 23 * 60 + 59;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Times of one day, a minute from each other; before the first and behind the last is none. */
export const timeForm: OrderedForm = {
  name: 'time',
  isOne: isTime,
  some: '08:30',
  shifted: (time, by) => timeAt(Math.min(Math.max(minutesOf(time) + by, 0), LAST_MINUTE)),
};

/** The bounds, and each hint that is a time with the minutes beside it. */
function triedTimes({ min, max }: InputOf<'time'>, hints: readonly string[]): string[] {
  const named = hints.filter(isTime).flatMap((hint) => [0, -1, 1].map((by) => timeForm.shifted(hint, by)));
  const bounds = [min, max].filter((bound) => bound !== null);
  return someOf([...(bounds.length > 0 ? bounds : [timeForm.some]), ...named]);
}

/** How many gave a time within which hour, from the first hour to the last. */
function hourFigures(_block: unknown, { values }: GivenAnswers): Figures {
  const hours = values.flatMap(({ value, count }) =>
    typeof value === 'string' && isTime(value) ? [{ hour: Number(value.slice(0, 2)), count }] : [],
  );
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(...hours.map(({ hour }) => hour));
  const counts = Array.from({ length: hours.length === 0 ? 0 : last - first + 1 }, (_, place) => {
    const within = hours.filter(({ hour }) => hour === first + place);
    const count = within.reduce((sum, one) => sum + one.count, 0);
    return { id: String(first + place), label: `${first + place}–${first + place + 1} Uhr`, count };
  });
  return { counts, numbers: null };
}

export const timeStudy: AnswerStudy<'time'> = {
  faults: ({ min, max }) => (min !== null && max !== null && min > max ? [swappedFault({ min: max, max: min })] : []),
  missing: null,
  isPersonal: false,
  outcomes: ({ min, max }) => ({ values: { kind: 'text', between: { form: timeForm, min, max } }, blank: false }),
  tried: (input, { texts }) => triedTimes(input, texts).map((value) => ({ type: 'time', value })),
  isMadeUp: true,
  drawn: ({ min, max }, _, dice) => {
    const [from, to] = [minutesOf(min ?? '00:00'), minutesOf(max ?? '23:59')];
    return { type: 'time', value: timeAt(dice.whole(from, to)) };
  },
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: hourFigures,
  columns: () => [clockColumn('time')],
};

export const timeFacts: BlockFacts<'time'> = {
  name: 'Uhrzeit',
  hint: 'Eine Uhrzeit, auf Wunsch mit Grenzen.',
  group: 'input',
  fields: { ...wordFields, ...ruledFields, min: 'Früheste Uhrzeit', max: 'Späteste Uhrzeit' },
  card: none,
  does: nothingDone,
  lines: ({ min, max }) => boundLines(min, max, clock),
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
