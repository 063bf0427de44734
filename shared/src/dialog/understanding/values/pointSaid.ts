import type { Understood } from '../../engine/words/Understood.ts';
import type { MeaningTarget } from '../MeaningTarget.ts';
import { placeNamed } from '../placeNamed.ts';
import { smallWords } from '../smallWords.data.ts';
import { wordsOf } from '../../text/words/wordsOf.ts';
import { units } from './dateWords.data.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import { readOnScale } from './readOnScale.ts';
import type { ReadValue } from './ReadValue.ts';
import { spanOf } from './spanOf.ts';
import type { Span } from './spanOf.ts';
import { spreadOf } from './spreadOf.ts';

type Option = Pick<MeaningTarget, 'target' | 'label'>;
interface Valued extends Option {
  readonly span: Span;
}

/** How many options a respondent is asked about at most. */
const MOST = 3;
const CONFIDENCE = { sure: 1, unsure: 0.5 } as const;

/**
 * The options that a reply names by their numbers or by their place, of a choice or a scale. What is written on an option ('7', '18–29',
 * '65 und älter') comes before the place that it stands at; what is in none of them is told to lie outside. null where it names none.
 * @param asked the targets that were asked back about: 'das zweite' is the second of them
 */
export function pointSaid(reply: string, options: readonly Option[], asked: readonly string[] = []): Understood | null {
  const valued = valuedOf(options);
  const ordinal = placeNamed(reply, options.length);
  if (asked.length > 1) {
    const place = placeNamed(reply, asked.length);
    const meant = place === null || (valued.length > 0 && place.isNumber) ? undefined : asked[place.at];
    if (meant !== undefined) return of([meant]);
  }
  if (valued.length === 0) return ordinal && hidden(options, ordinal);
  const end = extremeIn(reply);
  if (end) return of([(end === 'most' ? valued.at(-1) : valued[0])?.target ?? '']);
  if (ordinal && !ordinal.isNumber) return byOrdinal(options, valued, ordinal);
  return byValue(reply, valued, options);
}

/** The options with numbers in ascending order, where at least half of all have some; else none. */
function valuedOf(options: readonly Option[]): readonly Valued[] {
  const valued = options.flatMap(({ target, label }): Valued[] => {
    const span = spanOf(label);
    return span ? [{ target, label, span }] : [];
  });
  if (valued.length < 2 || valued.length * 2 < options.length) return [];
  return valued.toSorted((one, other) => one.span.from - other.span.from || one.span.to - other.span.to);
}

function of(targets: readonly string[], isSure = targets.length === 1): Understood {
  const zone = isSure ? 'sure' : 'unsure';
  return { zone, matches: targets.slice(0, MOST).map((target) => ({ target, confidence: CONFIDENCE[zone] })) };
}

interface Place {
  /** From 0. */
  readonly at: number;
  readonly isNumber: boolean;
}

/** On a scale whose values are not to be seen a number may be a value or a place. */
function hidden(options: readonly Option[], { at, isNumber }: Place): Understood | null {
  const placed = options[at];
  const valued = isNumber ? options.find(({ target }) => target === String(at + 1)) : undefined;
  const both = [placed, valued].flatMap((option) => (option ? [option.target] : []));
  return both.length === 0 ? null : of([...new Set(both)]);
}

/** 'die dritte' of points 0 to 10 is the third or the three; of ranges, and at the end, it is the place. */
function byOrdinal(options: readonly Option[], valued: readonly Valued[], { at }: Place): Understood | null {
  const placed = options[at];
  const isLast = at === options.length - 1;
  const named = isLast ? undefined : valued.find(({ span }) => span.from === at + 1 && span.to === at + 1);
  const both = [placed, named].flatMap((option) => (option ? [option.target] : []));
  return both.length === 0 ? null : of([...new Set(both)]);
}

const greatestWord = /^(?:hochst|maximal|gross?t|best)(?:e[nrsm]?)?$/;
const smallestWord = /^(?:niedrigst|kleinst|geringst|tiefst|minimal)(?:e[nrsm]?)?$/;

function extremeIn(reply: string): 'most' | 'least' | null {
  const telling = wordsOf(reply).filter((word) => !smallWords.has(word) && word !== 'wert' && word !== 'zahl');
  const [word = '', ...more] = telling;
  if (more.length > 0) return null;
  return greatestWord.test(word) ? 'most' : smallestWord.test(word) ? 'least' : null;
}

function byValue(reply: string, valued: readonly Valued[], options: readonly Option[]): Understood | null {
  const from = valued[0]?.span.from ?? 0;
  const to = Math.max(...valued.map(({ span }) => span.to));
  const isOfPoints = valued.every(({ span }) => span.from === span.to);
  const read = readOnScale(reply, isOfPoints ? { min: from, max: to } : { min: -Infinity, max: Infinity });
  if (!read) return null;
  const hits = hitsOf(reply, read, valued, isOfPoints);
  if (hits.some((hit) => saysAnother(reply, hit, options))) return null;
  if (hits.length > 0) return of(targetsOf(hits), hits.length === 1 && isSettled(reply, read, hits, isOfPoints));
  const isOutside = read.values.every((value) => value < from || value > to);
  return isOutside ? { zone: 'unknown', matches: [], outside: { min: finite(from), max: finite(to) } } : null;
}

const targetsOf = (options: readonly Option[]): readonly string[] => options.map(({ target }) => target);
const finite = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 1_000) / 1_000 : null);

/** The options in which the reply can lie, by how likely. */
function hitsOf(
  reply: string,
  { values }: ReadValue<number>,
  valued: readonly Valued[],
  isOfPoints: boolean,
): readonly Valued[] {
  const spread = isOfPoints ? null : spreadOf(reply);
  if (spread) return valued.filter(({ span }) => span.from <= spread.to && span.to >= spread.from);
  const [middle, least, most] = values;
  const isRange = least !== undefined && most !== undefined && values.length === 3 && middle === (least + most) / 2;
  const hits = (isRange ? [least, most] : values).flatMap((value) => optionsAt(value, valued));
  const found = [...new Set(hits)];
  if (!isRange || isOfPoints) return found;
  return valued.filter(({ span }) => span.from <= most && span.to >= least);
}

/** The options that a value is in; between two points, both. */
function optionsAt(value: number, valued: readonly Valued[]): readonly Valued[] {
  const within = valued.filter(({ span }) => span.from <= value && value <= span.to);
  if (within.length > 0) return within;
  const before = valued.findLast(({ span }) => span.to < value);
  const behind = valued.find(({ span }) => span.from > value);
  const isBetweenPoints = before?.span.from === before?.span.to && behind?.span.from === behind?.span.to;
  return before && behind && isBetweenPoints ? [before, behind] : [];
}

/** Whether the one option that a reply lies in is what was said: also a rough number that is in it whichever it is. */
function isSettled(
  reply: string,
  { isSure }: ReadValue<number>,
  [hit]: readonly Valued[],
  isOfPoints: boolean,
): boolean {
  if (isSure) return true;
  const spread = isOfPoints ? null : spreadOf(reply);
  if (spread && hit) return hit.span.from <= spread.from && spread.to <= hit.span.to;
  // 'ein Kind' is one child where the option says so.
  const own = new Set(wordsOf(hit?.label ?? ''));
  const words = spokenWords(reply);
  return numbersIn(words).length === 0 && words.slice(1).every((word) => own.has(word)) && words.length > 1;
}

/** Whether a reply has a telling word of another option, or speaks of another span of time: 'zweimal im Monat' is not 'zweimal pro Woche'. */
function saysAnother(reply: string, hit: Option, options: readonly Option[]): boolean {
  const own = new Set(wordsOf(hit.label));
  const said = wordsOf(reply).filter((word) => !own.has(word) && !smallWords.has(word) && !/\d/.test(word));
  const ofOthers = new Set(options.flatMap(({ label }) => wordsOf(label)));
  const isTimed = [...own].some((word) => units[word] !== undefined && units[word] !== 'year');
  return said.some(
    (word) => (ofOthers.has(word) && numbersIn([word]).length === 0) || (isTimed && units[word] !== undefined),
  );
}
