import { numbersIn, spokenWords } from './numbersIn.ts';
import type { Span } from './spanOf.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const nearly = set('knapp fast beinahe almost nearly unter weniger hochstens maximal under less');
const rather = set('gut uber mehr mindestens minimal over more least');
const about = set('um ungefahr etwa circa ca rund gegen rum around about roughly');
/** Of a ten, what its parts are from and to. */
const parts: Readonly<Record<string, Span>> = {
  anfang: { from: 0, to: 3 },
  mitte: { from: 4, to: 6 },
  ende: { from: 7, to: 9 },
  early: { from: 0, to: 3 },
  mid: { from: 4, to: 6 },
  late: { from: 7, to: 9 },
};

/** How far from a round number people are who name it roughly: one in twenty, one at least. */
function leeway(value: number): number {
  return Math.max(1, Math.abs(value) / 20);
}

/** Where a number lies that a sentence names roughly ('um die dreißig', 'Ende zwanzig'); null where it names none, or names it as it is. */
export function spreadOf(text: string): Span | null {
  const words = spokenWords(text);
  const [only, ...others] = numbersIn(words);
  if (!only || others.length > 0) return null;
  const { value, from } = only;
  const part = parts[words[from - 1] ?? ''];
  if (part && value % 10 === 0) return { from: value + part.from, to: value + part.to };
  const before = words.slice(Math.max(0, from - 3), from);
  if (before.some((word) => nearly.has(word))) return { from: value - leeway(value), to: value };
  if (before.some((word) => rather.has(word))) return { from: value, to: value + leeway(value) };
  const isAbout = before.some((word) => about.has(word)) || words[only.to] === 'rum';
  return isAbout ? { from: value - leeway(value), to: value + leeway(value) } : null;
}
