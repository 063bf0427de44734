import type { QaEntry } from '../../../contract/index.ts';
import { normalized, wordsOf } from './wordsOf.ts';

/** So much of the words of question and example together must be shared. */
const ENOUGH = 0.5;
/** From so many letters on, a word also stands for its longer forms (Öffnungszeit, Öffnungszeiten). */
const STEM = 5;

function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= STEM && long.startsWith(short);
}

/** Dice's coefficient, 0 to 1: twice the shared words by the words of both. */
function overlap(asked: readonly string[], example: readonly string[]): number {
  const shared = asked.filter((word) => example.some((other) => sameWord(word, other))).length;
  return (2 * shared) / (asked.length + example.length);
}

/**
 * Makes the entries of a block quick to search. The result finds the entry that a question means: one whose example is
 * the same but for case, umlauts and punctuation, else the one with the greatest overlap of words, the first of
 * several alike; null when nothing overlaps enough.
 */
export function questionMatcher(entries: readonly QaEntry[]): (question: string) => QaEntry | null {
  const examples = entries.flatMap((entry) =>
    entry.questions.map(normalized).map((text) => ({ entry, text, words: wordsOf(text) })),
  );
  return (question) => {
    const text = normalized(question);
    if (text === '') return null;
    const exact = examples.find((example) => example.text === text);
    if (exact) return exact.entry;
    const words = wordsOf(text);
    let best: { entry: QaEntry | null; score: number } = { entry: null, score: 0 };
    for (const example of examples) {
      const score = overlap(words, example.words);
      if (score >= ENOUGH && score > best.score) best = { entry: example.entry, score };
    }
    return best.entry;
  };
}
