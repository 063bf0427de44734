import { numbersIn } from './numbersIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';

const births: ReadonlySet<string> = new Set('jahrgang jahrgangs baujahr geboren geburtsjahr geb born'.split(' '));
/** Nobody who answers was born before. */
const FIRST_YEAR = 1_900;

/** The year of a birth in a sentence ('Jahrgang 1985', 'Baujahr 72'), of two digits the latest that has been; null where it speaks of none. */
export function birthYearIn(words: readonly string[], today: string): ReadValue<number> | null {
  if (!words.some((word) => births.has(word))) return null;
  const years = numbersIn(words).flatMap(({ value }) => wholeYear(value, today) ?? []);
  const [year, ...others] = years;
  if (year === undefined || others.length > 0) return null;
  return numbersIn(words).some(({ value }) => value === year) ? sure(year) : unsure(year);
}

/** A year as it is said, '85' as 1985; null for what is none. */
export function wholeYear(value: number, today: string): number | null {
  const current = Number(today.slice(0, 4));
  if (!Number.isInteger(value)) return null;
  if (value >= FIRST_YEAR && value <= current) return value;
  if (value < 0 || value > 99) return null;
  return 2_000 + value <= current ? 2_000 + value : FIRST_YEAR + value;
}

/** How old somebody born in a year is: it depends on the birthday. */
export function agesOf(year: number, today: string): readonly [number, number] {
  const age = Number(today.slice(0, 4)) - year;
  return [age, Math.max(0, age - 1)];
}
