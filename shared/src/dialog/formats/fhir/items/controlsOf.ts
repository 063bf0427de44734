import { allExtensionsOf } from '../extensionOf.ts';
import { objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** How an item is to be shown (`itemControl`), such as 'slider' or 'lower'. */
export function controlsOf(raw: JsonObject): string[] {
  return allExtensionsOf(raw, 'itemControl').flatMap((extension) =>
    objectsIn(objectIn(extension, 'valueCodeableConcept') ?? {}, 'coding').flatMap(
      (coding) => textIn(coding, 'code') ?? [],
    ),
  );
}
