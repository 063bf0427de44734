/** A piece that a text should be found to hold. */
export interface Expected {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/** Reads a text in which what should be found stands as `[[kind|words]]`. */
export function readMarked(line: string): { readonly text: string; readonly expected: readonly Expected[] } {
  const expected: Expected[] = [];
  let text = '';
  for (const [index, piece] of line.split(/\[\[|\]\](?!\])/).entries()) {
    const at = index % 2 === 1 ? piece.indexOf('|') : -1;
    const words = piece.slice(at + 1);
    if (at >= 0) expected.push({ kind: piece.slice(0, at), from: text.length, to: text.length + words.length });
    text += words;
  }
  return { text, expected };
}
