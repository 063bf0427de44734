import type { Item } from '../items/Item.ts';
import { isNumeric, KnownTotals } from './KnownTotals.ts';

const totalWord =
  /(?<!\p{L})(total|sum|summe|score|gesamtwert|gesamtpunktzahl|gesamtscore|summenwert|summenscore|punktwert)(?!\p{L})/iu;

/** Words that name nothing but a result. */
const resultWord =
  /(?<!\p{L})(score|gesamtwert|gesamtpunktzahl|gesamtscore|summenwert|summenscore|punktwert|punktsumme)(?!\p{L})/iu;
/** 'Total' and 'Summe' name one at the end: 'PHQ-9 Total', not 'Total number of children'. */
const resultEnd = /(?<!\p{L})(total|sum|summe)\P{L}{0,3}$/iu;
/** A result is named, a question is a sentence. */
const MOST_WORDS = 8;

/** Whether a number is the result of others by its code or by its text: it names one, and asks nothing. */
export function isTotal(item: Item): boolean {
  if (!isNumeric(item)) return false;
  const isName = !item.name.includes('?') && item.name.split(/\s+/).length <= MOST_WORDS;
  return KnownTotals.isKnown(item) || (isName && (resultWord.test(item.name) || resultEnd.test(item.name)));
}

/** Whether a number that is asked may be meant as the result of others: by its code, its linkId or its text. */
export function soundsLikeTotal(item: Item): boolean {
  if (!isNumeric(item)) return false;
  return KnownTotals.isKnown(item) || totalWord.test(item.linkId) || totalWord.test(item.name);
}
