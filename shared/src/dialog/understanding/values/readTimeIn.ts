import type { InputOf } from '../../../contract/index.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';

const DAY = 24 * 60;
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const early = set('fruh fruhs morgen morgens vormittag vormittags morning am');
const late = set('nachmittag nachmittags abend abends pm afternoon evening');
const night = set('nacht nachts night');
const wholeDay: Readonly<Record<string, number>> = {
  mittag: 720,
  mittags: 720,
  noon: 720,
  mitternacht: 0,
  midnight: 0,
};

const written = (minutes: number): string => {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** The time of day that a sentence names ('halb drei', '8 Uhr abends', '14.30 Uhr'), as 'HH:MM'; null for none. */
export function readTimeIn(text: string, { min, max }: Pick<InputOf<'time'>, 'min' | 'max'>): ReadValue<string> | null {
  const words = spokenWords(
    text.replaceAll(/(\d{1,2})[.:](\d{2})(?!\d)/g, '$1 uhr $2').replaceAll(/(\d)h\b/gi, '$1 uhr'),
  );
  const spoken = clockOf(words);
  if (spoken === null) {
    const named = words.map((word) => wholeDay[word]).find((minutes) => minutes !== undefined);
    return named === undefined ? null : sure(written(named));
  }
  const { minutes, isOpen } = spoken;
  const halves = halvesOf(words, minutes, isOpen);
  const possible = halves.map(written).filter((time) => (min ?? time) <= time && time <= (max ?? time));
  const [first, ...others] = possible.length > 0 ? possible : halves.map(written);
  if (first === undefined) return null;
  return others.length > 0 || words.some((word) => rough.has(word)) ? unsure(first, ...others) : sure(first);
}

const rough = set('ungefahr etwa circa ca gegen rum kurz vielleicht around about');

/** The half of the day: as words say, else as it stands in 24 hours, else either. */
function halvesOf(words: readonly string[], minutes: number, isOpen: boolean): readonly number[] {
  if (minutes >= 13 * 60 || minutes < 60) return [minutes];
  const inMorning = minutes % 720;
  if (words.some((word) => late.has(word))) return [inMorning + 720];
  if (words.some((word) => early.has(word))) return [inMorning];
  if (words.some((word) => night.has(word))) return [inMorning < 6 * 60 ? inMorning : inMorning + 720];
  return isOpen ? [inMorning, inMorning + 720] : [minutes];
}

interface Clock {
  readonly minutes: number;
  /** As it is said of both halves of the day: 'halb drei'. */
  readonly isOpen: boolean;
}

function clockOf(words: readonly string[]): Clock | null {
  const numbers = numbersIn(
    words.map((word) => (quarters.has(word) ? '' : word === 'ein' || word === 'one' ? 'eins' : word)),
  ).filter(({ value }) => Number.isInteger(value));
  const hour = numbers.at(-1);
  const [first] = numbers;
  if (!first || !hour) return null;
  const clock = words.findIndex((word) => word === 'uhr' || word === 'oclock');
  if (clock >= 0) {
    const stated = numbers.find(({ to }) => to === clock);
    const behind = numbers.find(({ from }) => from === clock + 1)?.value ?? 0;
    const isPlain = stated && !turned.has(words[stated.from - 1] ?? '');
    if (isPlain && isHour(stated.value) && behind < 60) return { minutes: stated.value * 60 + behind, isOpen: false };
  }
  if (!isHour(hour.value)) return null;
  const before = words.slice(0, hour.from);
  const lead = before.at(-1) ?? '';
  const whole = hour.value * 60;
  const half = lead === 'halb' ? -30 : lead === 'half' || (lead === 'past' && before.at(-2) === 'half') ? 30 : 0;
  const quarter = quarterOf(before);
  const off = offsetOf(words, numbers.length > 1 ? first.value : null, before);
  const isOpen =
    (half !== 0 || quarter !== null || off !== 0 || !words.some((word) => /^\d/.test(word))) && hour.value <= 12;
  return { minutes: whole + (quarter ?? half) + off, isOpen };
}

const quarters = set('viertel dreiviertel quarter halb half');
/** Before an hour: not that hour itself. */
const turned = set('viertel dreiviertel halb half nach vor past to');
const isHour = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 24;

/** 'viertel nach', 'viertel vor', 'dreiviertel acht' (7:45), 'viertel acht' (7:15); null for none. */
function quarterOf(before: readonly string[]): number | null {
  const at = before.findLastIndex((word) => quarters.has(word) && word !== 'halb' && word !== 'half');
  if (at < 0) return null;
  const word = before[at];
  const turn = before[at + 1];
  if (turn === 'nach' || turn === 'past') return 15;
  if (turn === 'vor' || turn === 'to') return -15;
  return word === 'dreiviertel' ? -15 : -45;
}

/** 'funf vor halb neun', 'zwanzig nach sechs'. */
function offsetOf(words: readonly string[], minutes: number | null, before: readonly string[]): number {
  if (minutes === null || minutes >= 60 || before.some((word) => word.endsWith('viertel') || word === 'quarter'))
    return 0;
  if (words.includes('nach') || words.includes('past')) return minutes;
  return words.includes('vor') || words.includes('to') ? -minutes : 0;
}
