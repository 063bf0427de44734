import { formulaOf } from './formulaOf.ts';
import { isTotal } from './isTotal.ts';
import type { Item } from './Item.ts';
import { booleanIn } from './json/JsonObject.ts';
import { planItem } from './planItem.ts';
import type { PlanContext } from './planItem.ts';
import type { Plan, PlannedItem } from './PlannedItem.ts';
import { shortened } from '../text/shortened.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';
import { questionnaireTexts } from './texts.ts';
import { Totals } from './Totals.ts';

/** More totals than this are no questionnaire's, and each of them may sum thousands of items. */
const MOST_TOTALS = 100;

/** A total that nothing is known to add up to is left out when it is calculated, and else asked as the number that it is. */
function planTotal(item: Item, summed: readonly Item[], context: PlanContext): Plan {
  if (summed.length > 0) {
    const variables = summed.map(({ variable }) => variable);
    const { variable } = item;
    context.note(item, { code: 'computed_sum', variable, summed: variables.slice(0, 30), count: variables.length });
    return { kind: 'total', summed };
  }
  if (formulaOf(item) === null && booleanIn(item.raw, 'readOnly') !== true) return planItem(item, context);
  context.note(item, { code: 'formula_not_understood', formula: shortened(formulaOf(item) ?? '', 500) });
  return { kind: 'nothing' };
}

/** What becomes of each item, in their order; totals last, because they need to know the others. */
export function planItems(items: readonly Item[], context: PlanContext): PlannedItem[] {
  const calculated = items.filter(isTotal);
  if (calculated.length > MOST_TOTALS) throw new QuestionnaireProblem(questionnaireTexts.tooManyTotals(MOST_TOTALS));
  const asked = items.filter((item) => !isTotal(item)).map((item) => ({ item, plan: planItem(item, context) }));
  const plans = new Map(asked.map(({ item, plan }) => [item.linkId, plan]));
  const totals = new Totals(asked);
  return items.map((item) => ({
    item,
    plan: plans.get(item.linkId) ?? planTotal(item, totals.summedBy(item), context),
  }));
}
