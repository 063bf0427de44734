/** Lengths that SPSS takes, in bytes. */
const LONGEST_LABEL = 255;
const LONGEST_VALUE_LABEL = 120;

const encoder = new TextEncoder();

/** The beginning of a text that lies within a number of bytes, never cut within a sign. */
function within(text: string, most: number): string {
  if (encoder.encode(text).length <= most) return text;
  let bytes = 0;
  let kept = '';
  for (const sign of text) {
    bytes += encoder.encode(sign).length;
    if (bytes > most) break;
    kept += sign;
  }
  return kept;
}

/** A text between apostrophes, in one line: SPSS knows no other sign that ends it. */
function quoted(text: string, most: number): string {
  return `'${within(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), most).replaceAll("'", "''")}'`;
}

/** The label of a variable in syntax. */
export const spssLabel = (text: string): string => quoted(text, LONGEST_LABEL);

/** The label of a value in syntax. */
export const spssValueLabel = (text: string): string => quoted(text, LONGEST_VALUE_LABEL);
