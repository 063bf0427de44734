import { formulaOf } from './formulaOf.ts';
import { isTotal } from './isTotal.ts';
import type { Item } from './Item.ts';
import { booleanIn } from './json/JsonObject.ts';
import { planItem } from './planItem.ts';
import type { PlanContext } from './planItem.ts';
import type { Plan, PlannedItem } from './PlannedItem.ts';
import { summedBy } from './summedBy.ts';
import { importNotes } from './texts.ts';

/** A total that nothing is known to add up to is left out when it is calculated, and else asked as the number that it is. */
function planTotal(item: Item, asked: readonly PlannedItem[], context: PlanContext): Plan {
  const summed = summedBy(item, asked);
  if (summed.length > 0) {
    context.note(
      importNotes.total(
        item.name,
        item.variable,
        summed.map((planned) => planned.item.variable),
      ),
    );
    return { kind: 'total', summed: summed.map((planned) => planned.item) };
  }
  if (formulaOf(item) === null && booleanIn(item.raw, 'readOnly') !== true) return planItem(item, context);
  context.note(importNotes.notCalculated(item.name));
  return { kind: 'nothing' };
}

/** What becomes of each item, in their order; totals last, because they need to know the others. */
export function planItems(items: readonly Item[], context: PlanContext): PlannedItem[] {
  const asked = items.filter((item) => !isTotal(item)).map((item) => ({ item, plan: planItem(item, context) }));
  const plans = new Map(asked.map(({ item, plan }) => [item.linkId, plan]));
  return items.map((item) => ({ item, plan: plans.get(item.linkId) ?? planTotal(item, asked, context) }));
}
