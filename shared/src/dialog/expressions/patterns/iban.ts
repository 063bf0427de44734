import { exactForm } from '../../text/comparable.ts';

/** A well-formed one, to show and to try with. */
export const SOME_IBAN = 'DE02120300000000202051';

const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** Blanks between groups included; whatever is longer is none. */
const LONGEST = 80;
const REMAINDER = 97;
/** Stands in the checksum for 'A', and the letters after it. */
const LETTER_A = 10;

/** Whether a text is an IBAN whose checksum is right (ISO 13616); blanks and small letters are allowed. */
export function isIban(text: string): boolean {
  if (text.length > LONGEST) return false;
  const signs = exactForm(text).replaceAll(' ', '').toUpperCase();
  if (!shape.test(signs)) return false;
  const digits = Array.from(`${signs.slice(4)}${signs.slice(0, 4)}`, valueOf).join('');
  return remainderOf(digits) === 1;
}

function valueOf(sign: string): string {
  return sign >= 'A' ? String(sign.charCodeAt(0) - 'A'.charCodeAt(0) + LETTER_A) : sign;
}

/** Digit by digit, because the whole number is greater than any that is exact. */
function remainderOf(digits: string): number {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % REMAINDER, 0);
}
