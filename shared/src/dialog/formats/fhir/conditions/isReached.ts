import { textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import type { PlannedItem } from '../../common/items/PlannedItem.ts';
import type { Item } from '../items/Item.ts';

/**
 * Whether an item has one answer from where another one stands: each group that repeats around it is around both. From outside it has one in each
 * round, and nobody knows which is meant.
 */
export function isReached(
  planned: ReadonlyMap<string, PlannedItem<Item>>,
  from: readonly JsonObject[],
  { lineage }: Item,
): boolean {
  return lineage.every((raw) => from.includes(raw) || planned.get(textIn(raw, 'linkId') ?? '')?.plan.kind !== 'repeat');
}
