import type { InputOf } from '../../../contract/index.ts';
import * as said from './dateWords.data.ts';
import { calendarDay } from './calendarDay.ts';
import type { DateContext } from './DateContext.ts';
import { shifted, weekdayOf } from './days.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import { articles } from './numberWords.data.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';

/**
 * The day that a sentence names ('letzten Dienstag', 'am dritten Mai', 'vor zwei Wochen'), as 'YYYY-MM-DD'; null for none.
 * Where a year or a direction is left out, the question's bounds and the words around decide, else it can be either.
 */
export function readDateIn(
  text: string,
  { min, max }: Pick<InputOf<'date'>, 'min' | 'max'>,
  today: string,
): ReadValue<string> | null {
  const words = spokenWords(text);
  const isVague = words.some((word) => vague.has(word));
  const tense = words.some((word) => said.futureWords.has(word))
    ? 'future'
    : words.some((word) => said.pastWords.has(word))
      ? 'past'
      : null;
  const context: DateContext = {
    text,
    words,
    today,
    tense,
    isPossible: (day) => (min ?? day) <= day && day <= (max ?? day),
  };
  const inCalendar = calendarDay(context);
  // A day that there is not, as the 31st of February, is not taken for another one.
  if (inCalendar === 'impossible') return null;
  const read =
    inCalendar ??
    partOfSpan(context) ??
    weekend(context) ??
    namedDay(context) ??
    weekday(context) ??
    distance(context) ??
    someTime(context);
  if (!read) return null;
  const [first, ...others] = read.values.filter(context.isPossible);
  if (first === undefined) return read;
  if (others.length > 0) return unsure(first, ...others);
  return isVague || (!read.isSure && read.values.length === 1) ? unsure(first) : sure(first);
}

const vague: ReadonlySet<string> = new Set(
  'ungefahr etwa circa ca rum vielleicht glaub glaube wohl so around about maybe'.split(' '),
);

/** What a word before a day, a week, a month or a year counts to. */
function direction(word: string): number | null {
  if (said.last.has(word)) return -1;
  if (said.beforeLast.has(word)) return -2;
  if (said.next.has(word) || said.coming.has(word)) return 1;
  if (said.afterNext.has(word)) return 2;
  return said.present.has(word) ? 0 : null;
}

/** 'heute', 'gestern', also with a distance ('heute vor einer Woche'). */
function namedDay({ words, today }: DateContext): ReadValue<string> | null {
  const named = Object.entries(said.namedDays).find(([word]) => words.includes(word));
  if (!named) return null;
  const base = shifted(today, named[1]);
  const away = distanceIn(words);
  if (away && isWeekLong(words)) return unsure(shifted(base, Math.sign(away.count) * 7), shifted(base, away.count));
  return sure(away ? shifted(base, away.count, away.unit) : base);
}

/** 'acht Tage' are a week, counted from today; '8 Tage' are eight. */
function isWeekLong(words: readonly string[]): boolean {
  const at = words.indexOf('acht');
  return at >= 0 && said.units[words[at + 1] ?? ''] === 'day';
}

/** 'letztes Wochenende': its Saturday or its Sunday. */
function weekend({ words, today, tense }: DateContext): ReadValue<string> | null {
  const at = words.findIndex((word) => word === 'wochenende' || word === 'weekend');
  if (at < 0) return null;
  const by = direction(words[at - 1] ?? '') ?? (tense === 'past' && weekdayOf(today) < 6 ? -1 : 0);
  const saturday = shifted(today, 7 * by + 6 - weekdayOf(today));
  return unsure(saturday, shifted(saturday, 1));
}

/** 'Ende des Monats', 'Anfang nächsten Jahres'. */
function partOfSpan({ words, today }: DateContext): ReadValue<string> | null {
  const at = words.findIndex((word) => word === 'monats' || word === 'jahres');
  const part = words.slice(Math.max(0, at - 2), at).find((word) => ['anfang', 'mitte', 'ende'].includes(word));
  if (at < 0 || part === undefined) return null;
  const by = direction(words[at - 1] ?? '') ?? 0;
  const unit = words[at] === 'monats' ? 'month' : 'year';
  const first = unit === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
  const begin = shifted(first, by, unit);
  if (part === 'anfang') return unsure(begin);
  if (part === 'mitte') return unsure(unit === 'month' ? shifted(begin, 14) : shifted(begin, 6, 'month'));
  return unsure(shifted(shifted(begin, 1, unit), -1));
}

/** 'letzten Dienstag', 'Dienstag letzter Woche', 'am Dienstag'. */
function weekday({ words, today, tense }: DateContext): ReadValue<string> | null {
  const at = words.findIndex(
    (word) => said.weekdays[word] !== undefined && (!said.shortWeekdays.has(word) || words.length === 1),
  );
  const wanted = said.weekdays[words[at] ?? ''];
  if (wanted === undefined) return null;
  const ahead = (wanted - weekdayOf(today) + 6) % 7;
  const upcoming = shifted(today, ahead + 1);
  const recent = shifted(upcoming, -7 - (ahead === 6 ? 7 : 0));
  const week = words.findIndex((word) => said.units[word] === 'week');
  const ofWeek = week > 0 ? direction(words[week - 1] ?? '') : null;
  if (ofWeek !== null) return sure(shifted(today, 7 * ofWeek + wanted - weekdayOf(today)));
  const away = distanceIn(words);
  if (away) return unsure(shifted(away.count < 0 ? lastOne(recent, today) : upcoming, away.count, away.unit));
  const before = words[at - 1] ?? '';
  const by = direction(before);
  if (by === -1) return sure(lastOne(recent, today));
  if (by === -2) return sure(shifted(lastOne(recent, today), -7));
  if (by === 2) return sure(shifted(upcoming, 7));
  if (by === 0) {
    const ofThisWeek = shifted(today, wanted - weekdayOf(today));
    return ofThisWeek < today && tense !== 'past' ? unsure(ofThisWeek, upcoming) : sure(ofThisWeek);
  }
  if (by === 1) return said.coming.has(before) ? sure(upcoming) : unsure(upcoming);
  if (tense === 'past') return sure(lastOne(recent, today));
  return tense === 'future' ? sure(upcoming) : unsure(lastOne(recent, today), upcoming);
}

/** The latest day of that weekday before today. */
function lastOne(day: string, today: string): string {
  return shifted(day, 7) < today ? shifted(day, 7) : day;
}

/** Farther away nobody means a day. */
const MOST = { day: 40_000, week: 6_000, month: 1_500, year: 150 } as const;

/** 'vor drei Tagen', 'in einer Woche', '3 days ago'. */
function distanceIn(
  words: readonly string[],
): { readonly count: number; readonly unit: 'day' | 'week' | 'month' | 'year' } | null {
  const at = words.findIndex((word) => said.units[word] !== undefined);
  const word = words[at] ?? '';
  const before = words.slice(Math.max(0, at - 4), at);
  const number = numbersIn(before).find(({ to }) => to === before.length)?.value;
  const told = number ?? (articles.has(before.at(-1) ?? '') ? 1 : null);
  // 'ein halbes Jahr'.
  const [count, unit] = told === 0.5 && said.units[word] === 'year' ? [6, 'month' as const] : [told, said.units[word]];
  if (count === null || unit === undefined || !Number.isInteger(count) || count > MOST[unit]) return null;
  const leads = number === undefined ? before.slice(0, -1) : before;
  if (leads.includes('vor') || words[at + 1] === 'ago' || leads.includes('seit')) return { count: -count, unit };
  return leads.includes('in') ? { count, unit } : null;
}

/** By distance alone; months and years are seldom meant to the day. */
function distance({ words, today }: DateContext): ReadValue<string> | null {
  const away = distanceIn(words);
  if (!away) return null;
  const day = shifted(today, away.count, away.unit);
  if (away.unit === 'day' && isWeekLong(words)) return unsure(shifted(today, Math.sign(away.count) * 7), day);
  return away.unit === 'month' || away.unit === 'year' ? unsure(day) : sure(day);
}

/** 'letzte Woche': no day is named. */
function someTime({ words, today }: DateContext): ReadValue<string> | null {
  const at = words.findIndex((word) => said.units[word] !== undefined && said.units[word] !== 'day');
  const unit = said.units[words[at] ?? ''];
  const by = direction(words[at - 1] ?? '');
  return unit === undefined || by === null || unit === 'year' ? null : unsure(shifted(today, by, unit));
}
