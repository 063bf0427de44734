import type { ParaphraseName } from '../../../contract/index.ts';
import { wordsOf } from '../wordsOf.ts';
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

/** By what an option is called: the place of its meaning in the list. */
const namesIn = new Map<ParaphraseList, ReadonlyMap<string, number>>();

function namesOf(list: ParaphraseList): ReadonlyMap<string, number> {
  const known = namesIn.get(list);
  if (known) return known;
  const names = new Map(
    list.meanings.flatMap(({ called }, at) => called.split('|').map((name) => [plain(name), at] as const)),
  );
  namesIn.set(list, names);
  return names;
}

/**
 * The delivered list that knows most of the options, each as another meaning; null where none knows enough of them: all points of a
 * scale, half of other choices, two at least. Takes time in proportion to the options.
 */
export function paraphrasesOf(options: readonly Option[]): Paraphrases | null {
  const found = [...scales, ...choices].flatMap((list) => matchesOf(list, options) ?? []);
  const [best] = found.toSorted((one, other) => other.said.size - one.said.size);
  return best ?? null;
}

function matchesOf(list: ParaphraseList, options: readonly Option[]): Paraphrases | null {
  const names = namesOf(list);
  const points = options.filter(({ label }) => !besides.has(plain(label)));
  const known = points.flatMap(({ id, label }) => {
    const place = names.get(plain(label));
    return place === undefined ? [] : [{ id, place }];
  });
  const needed = list.isOpen ? Math.ceil(points.length / 2) : points.length;
  const isEach = new Set(known.map(({ place }) => place)).size === known.length;
  if (known.length < 2 || known.length < needed || !isEach) return null;
  const said = new Map(known.map(({ id, place }) => [id, saidOf(list, place, known)]));
  return { name: list.name, said };
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [plain(text), text] as const)).values()];
}

/** How people say a meaning; what two of the options are called or said to mean is left to neither but the first. */
function saidOf(list: ParaphraseList, place: number, known: readonly { readonly place: number }[]): readonly string[] {
  const texts = (at: number): readonly string[] => {
    const { called, said } = list.meanings[at] ?? { called: '', said: '' };
    return [...said.split(';'), ...called.split('|')].map((text) => text.trim());
  };
  const closer = new Set(
    known.filter((other) => other.place < place).flatMap((other) => texts(other.place).map(plain)),
  );
  return unique(texts(place).filter((text) => !closer.has(plain(text))));
}
