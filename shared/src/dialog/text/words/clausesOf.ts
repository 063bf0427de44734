import { wordsOf } from './wordsOf.ts';
import { negators, phrases, spellings } from './words.data.ts';

/** A long text says no more of a reply than its beginning, and must not cost more. */
const MOST_WORDS = 120;
const longRun = /(\p{L})\1{2,}/giu;
/** `wordsOf` makes no difference between 'schön' and 'schon'. */
const beautiful = /schön|schoen/giu;
const clauseEnd = /[,.;:!?()\n–—/]| - /;

const phrasesBy = new Map<string | undefined, (typeof phrases)[number][]>();
for (const phrase of phrases) {
  const [[first]] = phrase;
  phrasesBy.set(first, [...(phrasesBy.get(first) ?? []), phrase]);
}

/** The words of each clause of a text, spelt as the rules of meaning have them, several words that say one thing as one. */
export function clausesOf(text: string): readonly (readonly string[])[] {
  let left = MOST_WORDS;
  const clauses: (readonly string[])[] = [];
  // 'Jaaaa' is 'ja'.
  for (const part of text.replaceAll(longRun, '$1').replaceAll(beautiful, 'hübsch').split(clauseEnd)) {
    const words = wordsOf(part).slice(0, left);
    left -= words.length;
    if (words.length > 0) clauses.push(joined(words.map((word) => spellings.get(word) ?? word)));
  }
  return clauses;
}

function joined(words: readonly string[]): readonly string[] {
  const one: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = phrasesBy
      .get(words[at])
      ?.find(([from]) => from.every((word, place) => isSame(words[at + place], word)));
    one.push(found?.[1] ?? words[at] ?? '');
    at += found?.[0].length ?? 1;
  }
  return one;
}

/** Phrases are written in full, and read with every spelling. */
function isSame(word: string | undefined, written: string): boolean {
  return word === written || word === (spellings.get(written) ?? written);
}

/** Whether a word, as `wordsOf` has it, denies. */
export function isNegator(word: string): boolean {
  return negators.has(spellings.get(word) ?? word);
}
