/** A run of letters and digits, by its place in a text. */
export interface Token {
  readonly from: number;
  /** Behind its last sign. */
  readonly to: number;
}

const token = /[\p{L}\p{N}]+/gu;

/** The words and numbers of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** How many words and numbers a text has. */
export function countedTokens(text: string): number {
  return tokensOf(text).length;
}

/** Words without the signs around them, as `PersonalWords` looks for them; '' where there are none. */
export function trimmedWords(text: string): string {
  const tokens = tokensOf(text);
  return text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0);
}
