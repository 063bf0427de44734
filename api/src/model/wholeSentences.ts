const SENTENCE_END = /[.!?…](?=["“”»)]*(?:\s|$))["“”»)]*/gu;

/** Where the sentences of a text end. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index, 0: found }) => index + found.length);
}

/** A text up to the end of its last sentence; '' where none has ended. */
export function wholeSentences(text: string): string {
  return text.slice(0, sentenceEnds(text).at(-1) ?? 0);
}
