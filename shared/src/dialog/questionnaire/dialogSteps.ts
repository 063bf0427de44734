import type { Block } from '../../contract/index.ts';
import { baseOf, blockOf } from './blockOf.ts';
import { enablingConditionOf } from './enablingConditionOf.ts';
import type { Item } from './Item.ts';
import type { PlannedItem } from './PlannedItem.ts';
import type { Note } from './report/ReportLines.ts';
import type { SharedScales } from './SharedScales.ts';
import { totalExpressions } from './totalExpressions.ts';

/** A block of the new dialog, and when it comes at all. */
export interface DialogStep {
  readonly block: Block;
  readonly condition: string | null;
}

/** A total says nothing and always runs, because its variable is wanted whoever sees the item. */
function totalBlock(
  item: Item,
  summed: readonly Item[],
  conditions: ReadonlyMap<string, string | null>,
  note: Note,
): Block {
  const summands = summed.map(({ linkId, variable }) => ({ variable, condition: conditions.get(linkId) ?? null }));
  return { ...baseOf(item, note), context: '', type: 'assign', assignments: totalExpressions(item.variable, summands) };
}

/** The blocks in their order. A total stands where it does in the file, but never before the last item that it sums. */
export function dialogSteps(planned: readonly PlannedItem[], scales: SharedScales, note: Note): DialogStep[] {
  const before = new Map<string, PlannedItem>();
  const conditions = new Map<string, string | null>();
  const steps: DialogStep[] = [];
  const waiting: { item: Item; summed: readonly Item[]; missing: Set<string> }[] = [];
  for (const current of planned) {
    const { item, plan } = current;
    const block = blockOf(current, scales, note);
    if (block) {
      const condition = enablingConditionOf(item, before, (of) =>
        note(item, { code: 'condition_dropped', of, problem: 'unfitting' }),
      );
      conditions.set(item.linkId, condition);
      steps.push({ block, condition });
    }
    before.set(item.linkId, current);
    if (plan.kind === 'total') {
      const missing = new Set(plan.summed.map(({ linkId }) => linkId).filter((linkId) => !before.has(linkId)));
      waiting.push({ item, summed: plan.summed, missing });
    }
    for (const total of waiting) {
      const isNew = total.item.linkId === item.linkId;
      const completed = (total.missing.delete(item.linkId) || isNew) && total.missing.size === 0;
      if (completed) steps.push({ block: totalBlock(total.item, total.summed, conditions, note), condition: null });
    }
  }
  return steps;
}
