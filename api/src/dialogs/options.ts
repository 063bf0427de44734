import type { Option } from '@dialogwerk/shared/contract';

/** Options by their ids, without scores: the variable holds the text that was chosen. */
export const options = (texts: Readonly<Record<string, string>>): Option[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text, score: null }));

/** The same with scores, which the variable holds then. */
export const scored = (choices: Readonly<Record<string, readonly [text: string, score: number]>>): Option[] =>
  Object.entries(choices).map(([id, [text, score]]) => ({ id, text, score }));
