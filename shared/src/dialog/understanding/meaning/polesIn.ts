import { smallWords } from '../smallWords.data.ts';
import { degrees, lessening, middle, poleWords, softening } from './poles.data.ts';
import type { Dimension } from './poles.data.ts';
import type { ReadSentence, ReadWord } from './readSentence.ts';
import { stemOf } from './stemsOf.ts';
import { fillers, firmNegators, firming, weakening } from '../../text/words/words.data.ts';

/** Where something lies between the poles, −1 and 1: at a point, and between which it may. */
export interface Lie {
  readonly point: number;
  readonly low: number;
  readonly high: number;
  readonly isCertain: boolean;
}

/** Words that far from another one in a clause make more or less of it. */
const REACH = 3;
const MIDDLE = 0.05;
const takesAway: ReadonlySet<string> = new Set(['kein', 'ohne', 'no']);

const byDimension = new Map(
  Object.entries(poleWords).map(([dimension, rows]) => [
    dimension,
    new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [stemOf(word), value] as const))),
  ]),
);
const middleStems = new Set([...middle].map(stemOf));

/** What a word stands for on an ordered scale; undefined where it says nothing there. 'Un-' turns it round. */
export function poleOf(dimension: Dimension, word: string): number | undefined {
  const own = ownPole(dimension, word);
  return own === undefined && dimension === 'likelihood' ? ownPole('agreement', word) : own;
}

function ownPole(dimension: Dimension, word: string): number | undefined {
  const stem = stemOf(word);
  if (middleStems.has(stem)) return 0;
  const values = byDimension.get(dimension);
  const own = values?.get(stem);
  if (own !== undefined) return own;
  const turned = stem.startsWith('un') ? values?.get(stem.slice(2)) : undefined;
  return turned === undefined ? undefined : -turned;
}

/** Whether a word has a meaning of its own that is neither a pole nor one of the words that stand in all sentences. */
export function isUnknown(dimension: Dimension, { word, isNegator }: ReadWord): boolean {
  return (
    !isNegator &&
    !smallWords.has(word) &&
    !fillers.has(word) &&
    !degrees.has(word) &&
    !softening.has(word) &&
    !lessening.has(word) &&
    poleOf(dimension, word) === undefined
  );
}

/** Everything that a sentence says on an ordered scale, what it affirms if it affirms anything. */
export function polesIn(dimension: Dimension, { words }: ReadSentence): readonly Lie[] {
  const said = words.map((word, at) => ({ word, at })).filter(({ word }) => !word.isOut);
  const bases = said.filter(({ word, at }) => isBase(dimension, words, word, at));
  if (bases.length === 0) return withoutBase(dimension, words);
  const affirmed = bases.filter(({ word }) => !word.isDenied);
  const denied = bases.filter(({ word }) => word.isDenied).map(({ at }) => deniedAt(dimension, words, at));
  const isNotOnly = words.some(({ word }) => word === 'nichtnur');
  const lies = affirmed.map(({ word, at }) => affirmedAt(dimension, words, word, at));
  if (isNotOnly) return lies.slice(-1);
  if (lies.length > 0 && words.some(({ word }) => word === 'sondern')) return lies;
  if (lies.length > 0) return [...lies, ...denied.filter(({ point }) => lies.every((lie) => lie.point * point < 0))];
  // 'Weder gut noch schlecht' lies between.
  const signs = new Set(denied.map(({ point }) => Math.sign(point)));
  return signs.size > 1 ? [{ point: 0, low: -0.3, high: 0.3, isCertain: true }] : denied.slice(0, 1);
}

/** A word that makes more or less of the next one says nothing of its own ('echt gut'). */
function isBase(
  dimension: Dimension,
  words: readonly ReadWord[],
  { word, clause, isNegator }: ReadWord,
  at: number,
): boolean {
  if (poleOf(dimension, word) === undefined) return false;
  if (isNegator) {
    // 'Nie' is a place of its own where it is asked how often, and where nothing else is said.
    if (dimension === 'often') return word === 'nie';
    return (
      isAgreeing(dimension) && !words.some((other) => !other.isNegator && poleOf(dimension, other.word) !== undefined)
    );
  }
  if (!degrees.has(word)) return true;
  return !words
    .slice(at + 1, at + 1 + REACH)
    .some(
      (next) =>
        next.clause === clause &&
        !next.isNegator &&
        !degrees.has(next.word) &&
        poleOf(dimension, next.word) !== undefined,
    );
}

/** Whoever is asked whether something is so denies it in so many words. */
function isAgreeing(dimension: Dimension): boolean {
  return dimension === 'agreement' || dimension === 'likelihood';
}

function near(words: readonly ReadWord[], at: number): readonly ReadWord[] {
  const clause = words[at]?.clause;
  return words
    .slice(Math.max(0, at - REACH), at + REACH)
    .filter((word) => word.clause === clause && word !== words[at]);
}

/** The degree that a word next to it gives a pole: one before it counts, then one behind it ('stimme voll zu'). */
function degreeAt(dimension: Dimension, words: readonly ReadWord[], at: number): number | undefined {
  const found = degreeWordAt(dimension, words, at);
  return found && degrees.get(found.word);
}

function degreeWordAt(dimension: Dimension, words: readonly ReadWord[], at: number): ReadWord | undefined {
  const clause = words[at]?.clause;
  const before = words.slice(Math.max(0, at - REACH), at).toReversed();
  const cut = before.findIndex(({ word, clause: other }) => other !== clause || isOtherBase(dimension, word));
  const reach = cut < 0 ? before : before.slice(0, cut);
  const after = words.slice(at + 1).filter((word) => word.clause === clause);
  const isLast = !after.some(({ word }) => isOtherBase(dimension, word));
  return [...reach, ...(isLast ? after.slice(0, REACH - 1) : [])].find(({ word }) => degrees.has(word));
}

function isOtherBase(dimension: Dimension, word: string): boolean {
  return !degrees.has(word) && poleOf(dimension, word) !== undefined;
}

function affirmedAt(dimension: Dimension, words: readonly ReadWord[], { word }: ReadWord, at: number): Lie {
  const base = poleOf(dimension, word) ?? 0;
  const side = Math.sign(base);
  const before = words[at - 1];
  if (before && before.clause === words[at]?.clause) {
    if (lessening.has(before.word) && base > 0) return exactly(-0.3);
    if (softening.has(before.word) && Math.abs(base) > 0.7)
      return { point: side * 0.8, low: -1, high: 1, isCertain: false };
  }
  const degree = degreeAt(dimension, words, at);
  if (degree === undefined || side === 0) return exactly(base);
  // 'Ich stimme nicht voll zu' denies the degree alone.
  if (degree > 0.5 && degreeWordAt(dimension, words, at)?.isDenied === true)
    return { point: side * 0.2, low: -1, high: 0.6, isCertain: false };
  if (Math.abs(base) >= 0.8) return exactly(degree < 0.5 ? side * 0.6 : base);
  if (Math.abs(base) < 0.5) return exactly(base);
  // 'Sehr selten' is not 'nie'.
  return exactly(side * (dimension === 'often' && side < 0 && degree > 0.9 ? 0.7 : degree));
}

function exactly(point: number): Lie {
  return { point, low: point - 0.3, high: point + 0.3, isCertain: true };
}

function deniedAt(dimension: Dimension, words: readonly ReadWord[], at: number): Lie {
  const base = poleOf(dimension, words[at]?.word ?? '') ?? 0;
  const around = near(words, at);
  const isFirm = isFirmly(words, words[at]?.clause ?? 0);
  const degree = degreeAt(dimension, words, at);
  // 'Keine Probleme', 'ohne Bedenken'.
  if (base < 0 && takesAway.has(words[at - 1]?.word ?? '')) return exactly(0.6);
  if (base < 0) return { point: isFirm ? 0.7 : 0.45, low: isFirm ? 0.3 : -MIDDLE, high: 1, isCertain: false };
  const isAgreement = isAgreeing(dimension);
  const place = around.findIndex(({ isNegator }) => isNegator);
  const isWeak = weakening.has(around[place + 1]?.word ?? '') || (isAgreement && words[at]?.word === 'unbedingt');
  if (isFirm) return { point: -0.92, low: -1, high: -0.3, isCertain: isAgreement };
  if (degree === 0.4) return { point: -0.4, low: -0.7, high: -0.1, isCertain: true };
  if (degree !== undefined && degree > 0.9) return { point: -0.2, low: -1, high: 0.6, isCertain: false };
  if (isWeak) return { point: -0.4, low: -0.9, high: MIDDLE, isCertain: isAgreement };
  return { point: -Math.max(0.6, base), low: -1, high: MIDDLE, isCertain: isAgreement };
}

function isFirmly(words: readonly ReadWord[], clause: number): boolean {
  return words.some(
    ({ word, isNegator, clause: own }, at) =>
      own === clause && isNegator && (firmNegators.has(word) || firming.has(words[at - 1]?.word ?? '')),
  );
}

/** A denial of nothing in particular: 'noch nicht', 'gar nicht', 'eher nicht'; of what is not known: 'nicht berauschend'. */
function withoutBase(dimension: Dimension, words: readonly ReadWord[]): readonly Lie[] {
  const at = words.findIndex(({ isNegator, isOut }) => isNegator && !isOut);
  if (at < 0) return [];
  const isPlain = words.every((word) => word.isOut || !isUnknown(dimension, word));
  const isFirm = isFirmly(words, words[at]?.clause ?? 0);
  if (dimension === 'often') return [{ point: -1, low: -1, high: -0.5, isCertain: isPlain && isFirm }];
  if (dimension === 'goodness') return isPlain ? [] : [{ point: -0.35, low: -0.9, high: MIDDLE, isCertain: false }];
  if (!isAgreeing(dimension)) return [];
  if (!isPlain) return [{ point: -0.6, low: -1, high: 1, isCertain: false }];
  const degree = degreeAt(dimension, words, at);
  return [exactly(isFirm ? -0.92 : degree === 0.4 ? -0.4 : -0.6)];
}
