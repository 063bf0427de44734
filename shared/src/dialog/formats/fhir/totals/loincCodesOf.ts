import type { Item } from '../items/Item.ts';
import { objectsIn, textIn } from '../../common/json/JsonObject.ts';

/** The LOINC codes by which an item is known. */
export function loincCodesOf({ raw }: Item): string[] {
  return objectsIn(raw, 'code')
    .filter((coding) => textIn(coding, 'system') === 'http://loinc.org')
    .map((coding) => textIn(coding, 'code'))
    .filter((code) => code !== null);
}
