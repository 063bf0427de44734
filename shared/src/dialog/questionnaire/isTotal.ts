import { formulaOf } from './formulaOf.ts';
import type { Item } from './Item.ts';
import { booleanIn, textIn } from './json/JsonObject.ts';
import { knownTotals } from './knownTotals.data.ts';
import { loincCodesOf } from './loincCodesOf.ts';

const totalWord =
  /(?<!\p{L})(total|sum|summe|score|gesamtwert|gesamtpunktzahl|gesamtscore|summenwert|summenscore|punktwert)(?!\p{L})/iu;

/**
 * Whether a number is not asked but follows from other answers: a known total by its code, a formula, read-only,
 * or named like a total ('Gesamtwert', 'PHQ-9.Score').
 */
export function isTotal(item: Item): boolean {
  if (!['integer', 'decimal', 'quantity'].includes(item.type)) return false;
  return (
    loincCodesOf(item).some((code) => knownTotals.has(code)) ||
    formulaOf(item) !== null ||
    booleanIn(item.raw, 'readOnly') === true ||
    totalWord.test(item.linkId) ||
    totalWord.test(textIn(item.raw, 'text') ?? '')
  );
}
