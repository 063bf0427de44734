import { LONGEST_STRING } from './savTypes.ts';

const BLANK = 0x20;
/** The first bits of each further byte of a sign. */
const isFurther = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/**
 * A text in UTF-8, in parts that a string variable holds. A part ends between signs and never with a blank, because SPSS takes
 * blanks at the end for nothing; those at the end of the whole text are lost in any case.
 */
export function textParts(text: string): Buffer[] {
  const bytes = Buffer.from(text, 'utf8');
  const parts: Buffer[] = [];
  let begin = 0;
  while (bytes.length - begin > LONGEST_STRING) {
    let end = begin + LONGEST_STRING;
    while (isFurther(bytes[end])) end -= 1;
    let plain = end;
    while (plain > begin && bytes[plain - 1] === BLANK) plain -= 1;
    if (plain > begin) end = plain;
    parts.push(bytes.subarray(begin, end));
    begin = end;
  }
  parts.push(bytes.subarray(begin));
  return parts;
}
