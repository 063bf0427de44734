/** The first characters of a text; never half of a pair that stands for one sign. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text of at most `longest` characters, with '…' where something is missing. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${cut(text, longest - 1)}…`;
}

/** The longest text that the contract lets a message have. */
export const LONGEST_MESSAGE = 20_000;
