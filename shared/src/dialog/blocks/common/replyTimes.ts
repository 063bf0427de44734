/** Typing on a phone, in characters a second: about 36 words a minute. */
const TYPED = 3;
/** Milliseconds to choose one of few answers. */
export const CHOICE_TIME = 2_000;
/** Milliseconds to record or find a file. */
export const FILE_TIME = 20_000;

/** Milliseconds to type a text. */
export function typingTime(text: string): number {
  return CHOICE_TIME + (text.length / TYPED) * 1_000;
}

/** Milliseconds to choose or order several. */
export function choicesTime(ids: readonly string[]): number {
  return CHOICE_TIME * Math.max(1, ids.length);
}
