import { askingWords } from './askingWords.data.ts';

/** Words begin alike from so many letters on: 'Lieferung', 'liefern'. */
const STEM = 5;
/** Shorter words say little of what a text is about. */
const SHORTEST = 4;

const stemOf = (word: string): string => word.slice(0, STEM);

/** The words of a text in lower case, without accents, from a length on. */
export function wordsOf(text: string, shortest = SHORTEST): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= shortest);
}

const asking = new Set(wordsOf(askingWords.join(' ')).map(stemOf));

/** The beginnings of all words of a text, in its order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** The same without the words that questions are made of whatever they are about. */
export function contentStems(text: string): string[] {
  return stemsOf(text).filter((one) => !asking.has(one));
}
