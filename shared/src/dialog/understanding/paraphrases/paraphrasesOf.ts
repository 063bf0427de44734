import type { ParaphraseName } from '../../../contract/index.ts';
import { wordsOf } from '../../text/words/wordsOf.ts';
import { choices } from './choices.data.ts';
import type { ParaphraseList } from './ParaphraseList.ts';
import { scales } from './scales.data.ts';

interface Option {
  readonly id: string;
  readonly label: string;
}

/** The delivered list that options were recognised by, and what it knows of each. */
export interface Paraphrases {
  readonly name: ParaphraseName;
  /** By option: how people say it. */
  readonly said: ReadonlyMap<string, readonly string[]>;
}

/** What stands beside the points of a scale without being one. */
const besides: ReadonlySet<string> = new Set(
  [
    'weiß nicht',
    'weiß ich nicht',
    'keine Angabe',
    'k. A.',
    'kann ich nicht sagen',
    'kann ich nicht beurteilen',
    'möchte ich nicht sagen',
    'trifft nicht auf mich zu',
    'keine Antwort',
    'keine Meinung',
    'Sonstiges',
    'Anderes',
    'etwas anderes',
    "don't know",
    'no answer',
    'other',
  ].map(plain),
);

/** A text as it is compared: without signs and numbers, so that '5 – sehr gut' and 'Sehr gut (1)' are 'sehr gut'. */
function plain(text: string): string {
  return wordsOf(text)
    .filter((word) => !/^\d+$/.test(word))
    .join(' ');
}

interface ReadList {
  /** By what an option is called: the place of its meaning in the list. */
  readonly names: ReadonlyMap<string, number>;
  /** Of each meaning, by how they are compared: its ways to say it. */
  readonly texts: readonly ReadonlyMap<string, string>[];
}

/** Read once, because a dialog of thousands of questions asks for them again and again. */
const read = new Map<ParaphraseList, ReadList>();

function readList(list: ParaphraseList): ReadList {
  const known = read.get(list);
  if (known) return known;
  const names = list.meanings.flatMap(({ called }, at) => called.split('|').map((name) => [plain(name), at] as const));
  const texts = list.meanings.map(({ called, said }) => {
    const ways = [...said.split(';'), ...called.split('|')].map((text) => text.trim());
    return new Map(ways.map((text) => [plain(text), text]));
  });
  const lists: ReadList = { names: new Map(names), texts };
  read.set(list, lists);
  return lists;
}

/**
 * The delivered list that knows most of the options, each as another meaning; null where none knows enough of them: all points of a
 * scale, half of other choices, two at least. Takes time in proportion to the options.
 */
export function paraphrasesOf(options: readonly Option[]): Paraphrases | null {
  const points = options.flatMap(({ id, label }) => {
    const words = plain(label);
    return besides.has(words) ? [] : [{ id, words }];
  });
  const found = [...scales, ...choices].flatMap((list) => matchesOf(list, points) ?? []);
  const [best] = found.toSorted((one, other) => other.said.size - one.said.size);
  return best ?? null;
}

interface Point {
  readonly id: string;
  /** What it is called, as it is compared. */
  readonly words: string;
}

function matchesOf(list: ParaphraseList, points: readonly Point[]): Paraphrases | null {
  const { names, texts } = readList(list);
  const known = points.flatMap(({ id, words }) => {
    const place = names.get(words);
    return place === undefined ? [] : [{ id, place }];
  });
  const needed = list.isOpen ? Math.ceil(points.length / 2) : points.length;
  const isEach = new Set(known.map(({ place }) => place)).size === known.length;
  if (known.length < 2 || known.length < needed || !isEach) return null;
  const said = new Map(known.map(({ id, place }) => [id, saidOf(texts, place, known)]));
  return { name: list.name, said };
}

/** How people say a meaning; what two of the options are called or said to mean is left to neither but the first. */
function saidOf(
  texts: ReadList['texts'],
  place: number,
  known: readonly { readonly place: number }[],
): readonly string[] {
  const closer = known.flatMap((other) => (other.place < place ? (texts[other.place] ?? []) : []));
  return [...(texts[place] ?? [])].flatMap(([words, text]) => (closer.some((one) => one.has(words)) ? [] : [text]));
}
