import { extensionOf } from '../extensionOf.ts';
import { numberIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** The score of an option or concept: R4 says `ordinalValue`, R5 `itemWeight`. */
export function scoreIn(object: JsonObject): number | null {
  const extension = extensionOf(object, 'ordinalValue', 'itemWeight');
  return extension && (numberIn(extension, 'valueDecimal') ?? numberIn(extension, 'valueInteger'));
}
