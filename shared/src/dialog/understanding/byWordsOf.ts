import type { MeaningTarget } from './MeaningTarget.ts';
import type { Example } from './Understanding.ts';
import { wordsOf } from '../text/words/wordsOf.ts';

/** By words: the targets that they stand for; what a target is called comes before what is said for another one. */
export function byWordsOf(
  examples: readonly Example[],
  targets: readonly MeaningTarget[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byWords = new Map<string, Set<string>>();
  const add = (text: string, target: string): void => {
    const words = wordsOf(text).join(' ');
    byWords.set(words, (byWords.get(words) ?? new Set()).add(target));
  };
  for (const { text, target } of examples) add(text, target);
  for (const { own } of targets) for (const text of own) byWords.delete(wordsOf(text).join(' '));
  for (const { target, own } of targets) for (const text of own) add(text, target);
  return byWords;
}
