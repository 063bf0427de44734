import type { ImportChange } from '../../../../contract/index.ts';
import { shortened } from '../../../text/shortened.ts';
import { computedKind, fixedOf, formulaOf } from '../totals/computed.ts';
import { droppedFeatures } from '../droppedFeatures.ts';
import { isReached } from '../conditions/isReached.ts';
import { Formulas } from '../formulas/Formulas.ts';
import type { Item } from './Item.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import { KnownTotals } from '../totals/KnownTotals.ts';
import { textsBeside } from './textsBeside.ts';
import { planItem } from './planItem.ts';
import type { PlanContext } from './planItem.ts';
import { scoresOf } from '../../common/items/PlannedItem.ts';
import type { ComputedPlan, Plan, PlannedItem } from '../../common/items/PlannedItem.ts';
import { isTotal, soundsLikeTotal } from '../totals/soundsLikeTotal.ts';

const LONGEST_FORMULA = 500;
const MOST_TEXTS = 30;

const nothing: Plan = { kind: 'nothing' };

/** The items with what becomes of each, and the formulas that conditions may use. */
export interface PlannedItems {
  readonly planned: readonly PlannedItem<Item>[];
  readonly formulas: Formulas;
}

function hasAnswer({ kind }: Plan): boolean {
  return kind !== 'nothing' && kind !== 'message' && kind !== 'repeat';
}

/** What becomes of each item, in their order. What nobody may answer is computed or left out, never asked. */
export function planItems(questionnaire: JsonObject, items: readonly Item[], context: PlanContext): PlannedItems {
  const { note } = context;
  const asked = items.map((item): PlannedItem<Item> => ({
    item,
    plan: computedKind(item) === null ? planItem(item, context) : nothing,
  }));
  const formulas = new Formulas(questionnaire, asked, formulaOf);
  const totals = new KnownTotals(asked);
  const isScored = asked.filter((each) => scoresOf(each) !== null).length >= 2;

  const noteTexts = (item: Item): void => {
    const texts = textsBeside(item, context.read).slice(0, MOST_TEXTS);
    if (texts.length === 0) return;
    note(item, { code: 'texts_left_out', texts: texts.map((text) => shortened(text, LONGEST_FORMULA)) });
  };
  const leftOut = (item: Item, change: ImportChange): Plan => {
    note(item, change);
    noteTexts(item);
    return nothing;
  };
  const byLinkId = new Map(asked.map((each) => [each.item.linkId, each]));
  /** What needs answers of a group that repeats around those alone has many, and none that is meant. */
  const reached = (item: Item, plan: ComputedPlan | null): ComputedPlan | null => {
    const needed = [...(plan?.needs ?? [])].flatMap((linkId) => byLinkId.get(linkId) ?? []);
    return needed.every((other) => isReached(byLinkId, item.lineage, other.item)) ? plan : null;
  };
  const computed = (item: Item): Plan => {
    const kind = computedKind(item);
    const found =
      reached(item, formulas.computedBy(item)) ?? reached(item, totals.totalOf(item)) ?? fixedOf(item, context.read);
    if (found) {
      noteTexts(item);
      return found;
    }
    const formula = formulaOf(item);
    if (formula !== null)
      return leftOut(item, { code: 'formula_not_understood', formula: shortened(formula, LONGEST_FORMULA) });
    return leftOut(item, { code: kind === 'hidden' ? 'hidden_left_out' : 'read_only_left_out' });
  };

  const planned = asked.map(({ item, plan }): PlannedItem<Item> => {
    if (computedKind(item) !== null) return { item, plan: computed(item) };
    const total = reached(item, totals.totalOf(item));
    if (total) {
      noteTexts(item);
      return { item, plan: total };
    }
    if (isScored && hasAnswer(plan) && isTotal(item)) return { item, plan: leftOut(item, { code: 'total_left_out' }) };
    if (isScored && hasAnswer(plan) && soundsLikeTotal(item)) note(item, { code: 'total_asked' });
    for (const change of droppedFeatures(item, plan)) note(item, change);
    return { item, plan };
  });
  return { planned, formulas };
}
