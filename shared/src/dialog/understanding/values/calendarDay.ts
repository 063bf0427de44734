import type { DateContext } from './DateContext.ts';
import { easterFeasts, feasts, months, last, beforeLast, next, present, units } from './dateWords.data.ts';
import { dayOf, easterOf, lastOf, shifted } from './days.ts';
import { wordNumber, ordinalNumber } from './wholeNumber.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';

/** A day by its place in the year: in digits, by the month's name, or as a feast. */
export function calendarDay(context: DateContext): ReadValue<string> | 'impossible' | null {
  const isByMonth = context.words.some((word) => months[word] !== undefined);
  if (isInDigits.test(context.text)) return inDigits(context) ?? 'impossible';
  if (isByMonth) return byMonth(context) ?? 'impossible';
  return byFeast(context) ?? byOrdinals(context);
}

const isInDigits = /(?<!\d)(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\s?[./]\s?\d{1,2}(?!\d)|\d{1,2}-\d{1,2}-\d{2})/;

function inDigits(context: DateContext): ReadValue<string> | null {
  const { text } = context;
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return known(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const full = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (full) return withYear(context, Number(full[2]), Number(full[1]), full[3] ?? '');
  const short =
    /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.?(?![\d])/.exec(text) ?? /(?<!\d)(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(text);
  return short ? withoutYear(context, (year) => dayOf(year, Number(short[2]), Number(short[1]))) : null;
}

const known = (day: string | null): ReadValue<string> | null => (day === null ? null : sure(day));

/** Two digits are of this century as far as today, else of the last one. */
function withYear({ today }: DateContext, month: number, date: number, year: string): ReadValue<string> | null {
  if (year.length > 2) return known(dayOf(Number(year), month, date));
  const recent = 2000 + Number(year);
  return known(dayOf(recent > Number(today.slice(0, 4)) + 1 ? recent - 100 : recent, month, date));
}

/** The year that words give ('letztes Jahr', '1980', 'neunzehnhundertachtzig'); null for none. */
function yearIn({ words, today }: DateContext, after: number): string | null {
  const current = Number(today.slice(0, 4));
  const at = words.findIndex((word) => units[word] === 'year');
  const before = words[at - 1] ?? '';
  if (at > 0 && (last.has(before) || beforeLast.has(before))) return String(current - (last.has(before) ? 1 : 2));
  if (at > 0 && next.has(before)) return String(current + 1);
  if (at > 0 && present.has(before)) return String(current);
  const told = words.slice(after).map((word) => (/^\d+$/.test(word) ? Number(word) : wordNumber(word)));
  const year = told.find((value) => value !== null && value >= 1_850 && value <= 2_200);
  if (year) return String(year);
  const [short] = told;
  return short !== undefined && short !== null && short >= 0 && short < 100 && Number.isInteger(short)
    ? String(short).padStart(2, '0')
    : null;
}

/** The years around today in which the day is possible, by what the words say of its time. */
function withoutYear(context: DateContext, of: (year: number) => string | null): ReadValue<string> | null {
  const { today, tense, isPossible } = context;
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => of(one) ?? []);
  const fitting = days.filter((day) => (tense === 'past' ? day <= today : tense === 'future' ? day >= today : true));
  const possible = fitting.filter(isPossible);
  const before = possible.findLast((day) => day <= today);
  const after = possible.find((day) => day > today);
  const [first, second] = [before, after].filter((day) => day !== undefined);
  if (first === undefined) return days[1] === undefined ? null : unsure(days[1]);
  return second === undefined ? sure(first) : unsure(first, second);
}

function inYear(context: DateContext, after: number, of: (year: number) => string | null): ReadValue<string> | null {
  const year = yearIn(context, after);
  if (year === null) return withoutYear(context, of);
  const whole = year.length === 2 ? withYear(context, 1, 1, year)?.values[0].slice(0, 4) : year;
  return known(of(Number(whole)));
}

/** '3. Mai', 'dritter Mai 1980', 'May 3', 'Mitte März'. */
function byMonth(context: DateContext): ReadValue<string> | null {
  const { words } = context;
  const at = words.findIndex((word) => months[word] !== undefined);
  const month = months[words[at] ?? ''];
  if (month === undefined) return null;
  const before = numberOf(words[words[at - 1] === 'of' ? at - 2 : at - 1] ?? '');
  if (isDate(before)) return inYear(context, at + 1, (year) => dayOf(year, month, before));
  const part = { anfang: 1, mitte: 15, ende: 0 }[words[at - 1] ?? ''];
  const behind = numberOf(words[at + 1] ?? '');
  if (part === undefined && isDate(behind)) return inYear(context, at + 2, (year) => dayOf(year, month, behind));
  const read = inYear(context, at + 1, (year) => (part === 0 ? lastOf(year, month) : dayOf(year, month, part ?? 1)));
  return read && unsure(...read.values);
}

const numberOf = (word: string): number | null =>
  /^\d+$/.test(word) ? Number(word) : (ordinalNumber(word) ?? wordNumber(word));
const isDate = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= 31;

function byFeast(context: DateContext): ReadValue<string> | null {
  const { words } = context;
  const at = words.findIndex((word) => feasts[word] !== undefined || easterFeasts[word] !== undefined);
  const name = words[at] ?? '';
  const fixed = feasts[name];
  const moved = easterFeasts[name];
  const of = (year: number): string | null => {
    if (fixed) return dayOf(year, ...fixed);
    return moved === undefined ? null : shifted(easterOf(year), moved);
  };
  if (!fixed && moved === undefined) return null;
  const before = words[at - 1] ?? '';
  if (last.has(before)) return withoutYear({ ...context, tense: 'past' }, of);
  if (next.has(before)) return withoutYear({ ...context, tense: 'future' }, of);
  return inYear(context, at + 1, of);
}

/** 'zweiter dritter achtzig', 'am zwanzigsten'. */
function byOrdinals(context: DateContext): ReadValue<string> | null {
  const { words, text } = context;
  const at = words.findIndex((word) => isDate(ordinalNumber(word)));
  const date = at < 0 ? dotted(text) : ordinalNumber(words[at] ?? '');
  if (!isDate(date)) return null;
  const month = at < 0 ? null : ordinalNumber(words[at + 1] ?? '');
  if (month !== null && month >= 1 && month <= 12) return inYear(context, at + 2, (year) => dayOf(year, month, date));
  const { today, tense } = context;
  const around = [-1, 0, 1].flatMap((by) => {
    const first = shifted(`${today.slice(0, 7)}-01`, by, 'month');
    return dayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), date) ?? [];
  });
  const before = tense === 'future' ? undefined : around.findLast((day) => day <= today);
  const after = tense === 'past' ? undefined : around.find((day) => day > today);
  const [first, ...others] = [before, after].filter((day) => day !== undefined);
  return first === undefined ? null : others.length > 0 ? unsure(first, ...others) : sure(first);
}

/** 'am 20.': a day of a month that is not named. */
function dotted(text: string): number | null {
  const found = /(?<![\d.])(\d{1,2})\.(?!\d)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
