import type { BlockOf } from '../../../contract/index.ts';
import type { WordingLanguage } from '../../../contract/wordingLanguage.ts';
import { weekdayOf } from '../../../dates/days.ts';
import { shiftedDay } from '../../../dates/shiftedDay.ts';
import type { Values } from '../../expressions/Domain.ts';
import type { DerivedVariable } from '../DerivedVariable.ts';

type DateBlock = BlockOf<'date'>;

/** What can be said of a day beside the day itself. */
interface PartOfDay {
  /** Of the variable and, in words, of the part. */
  readonly suffix: string;
  readonly name: string;
  readonly read: (day: string) => number;
  readonly domain: (block: DateBlock) => Values;
  /** What its numbers from 1 are called, and how many there are; null for numbers that say it themselves. */
  readonly names: { readonly count: number; readonly of: (number: number, language: WordingLanguage) => string } | null;
}

const LAST_YEAR = 9_999;
/** A Monday, with which a month and a year begin. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const whole = (min: number, max: number): Values => ({ kind: 'range', min, max, integer: true });
const yearOf = (day: string): number => Number(day.slice(0, 4));
const known = new Map<string, string>();

/** Each said once: what a block sets is asked for with each reply, and making a format takes longer than all of that. */
function inWords(at: number, language: WordingLanguage, part: 'month' | 'weekday'): string {
  const key = `${language} ${part} ${at}`;
  const said = known.get(key) ?? new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(at);
  known.set(key, said);
  return said;
}

/** Bounds that move with the day of the conversation say nothing of the year. */
const years = ({ min, max, earliest, latest }: DateBlock): Values =>
  whole(min === null || earliest ? 1 : yearOf(min), max === null || latest ? LAST_YEAR : yearOf(max));

const partsOfDay: readonly PartOfDay[] = [
  { suffix: 'tag', name: 'Tag', read: (day) => Number(day.slice(8, 10)), domain: () => whole(1, 31), names: null },
  {
    suffix: 'monat',
    name: 'Monat',
    read: (day) => Number(day.slice(5, 7)),
    domain: () => whole(1, 12),
    names: { count: 12, of: (month, language) => inWords(Date.UTC(2024, month - 1, 1), language, 'month') },
  },
  { suffix: 'jahr', name: 'Jahr', read: yearOf, domain: years, names: null },
  {
    suffix: 'wochentag',
    name: 'Wochentag',
    read: weekdayOf,
    domain: () => whole(1, 7),
    names: { count: 7, of: (weekday, language) => inWords(MONDAY + (weekday - 1) * DAY_MS, language, 'weekday') },
  },
];

/** The parts of the day that is asked for, as variables of their own: `geburtstag_monat` is 3 and reads 'März'. */
export function dateParts(block: DateBlock): DerivedVariable[] {
  const { variable } = block;
  if (variable === null) return [];
  return partsOfDay.map(({ suffix, name, domain, names }) => ({
    variable: `${variable}_${suffix}`,
    kind: 'number',
    name,
    values: Array.from({ length: names?.count ?? 0 }, (_, index) => ({
      label: names?.of(index + 1, 'de') ?? '',
      value: index + 1,
    })),
    domain: domain(block),
    missing: false,
  }));
}

/** What those variables hold for a day ('YYYY-MM-DD'), and how the numbers among them that have a name read. */
export function partsOf(
  variable: string,
  day: string,
  language: WordingLanguage,
): { readonly variables: Record<string, number>; readonly labels: Record<string, string> } {
  const read = partsOfDay.map(({ suffix, names, read: of }) => {
    return { name: `${variable}_${suffix}`, value: of(day), names };
  });
  return {
    variables: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    labels: Object.fromEntries(
      read.flatMap(({ name, value, names }) => (names === null ? [] : [[name, names.of(value, language)]])),
    ),
  };
}

/** A day of each part that a number which conditions name can be of: of that month, weekday, day or year. */
export function daysNamed(number: number, near: string): string[] {
  if (!Number.isInteger(number) || number < 1) return [];
  const [year, month, day] = [near.slice(0, 4), near.slice(5, 7), near.slice(8, 10)];
  const two = String(number).padStart(2, '0');
  const weekday = Array.from({ length: 7 }, (_, by) => shiftedDay(near, by)).find((one) => weekdayOf(one) === number);
  return [
    ...(number <= 12 ? [`${year}-${two}-${day}`, `${year}-${two}-01`] : []),
    ...(number <= 31 ? [`${year}-${month}-${two}`, `${year}-01-${two}`] : []),
    ...(number >= 1_000 && number <= LAST_YEAR ? [`${number}-${month}-${day}`] : []),
    ...(weekday === undefined ? [] : [weekday]),
  ];
}
