import { extensionOf } from './extensionOf.ts';
import type { Item } from './Item.ts';
import { objectIn, textIn } from './json/JsonObject.ts';

/** The FHIRPath by which an item is calculated; null without one. */
export function formulaOf({ raw }: Item): string | null {
  const extension = extensionOf(raw, 'calculatedExpression', 'calculatedValue');
  return extension && textIn(objectIn(extension, 'valueExpression') ?? {}, 'expression');
}
