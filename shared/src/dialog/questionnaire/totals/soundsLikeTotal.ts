import type { Item } from '../items/Item.ts';
import { textIn } from '../json/JsonObject.ts';
import { isNumeric, KnownTotals } from './KnownTotals.ts';

const totalWord =
  /(?<!\p{L})(total|sum|summe|score|gesamtwert|gesamtpunktzahl|gesamtscore|summenwert|summenscore|punktwert)(?!\p{L})/iu;

/** Whether a number that is asked may be meant as the result of others: by its code, its linkId or its text. */
export function soundsLikeTotal(item: Item): boolean {
  if (!isNumeric(item)) return false;
  return KnownTotals.isKnown(item) || totalWord.test(item.linkId) || totalWord.test(textIn(item.raw, 'text') ?? '');
}
