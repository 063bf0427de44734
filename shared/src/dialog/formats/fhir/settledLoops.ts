import type { ImportChange } from '../../../contract/index.ts';
import { LOOP_LIMITS } from '../../../contract/limits.ts';
import type { DialogStep } from '../common/blocks/DialogStep.ts';
import type { RepeatPlan } from '../common/items/PlannedItem.ts';
import type { Note } from '../common/report/ReportLines.ts';
import type { Item } from './items/Item.ts';
import type { PlannedItems } from './items/planItems.ts';

/** The most steps of a round; the blocks that part conditions come on top. */
const MOST_STEPS = LOOP_LIMITS.members - 5;

/**
 * The steps with their loops as they can be: one without a question says its text, one with more blocks than a loop may have asks them once. The
 * report says of each group what became of it.
 */
export function settledLoops(steps: readonly DialogStep[], { planned }: PlannedItems, note: Note): DialogStep[] {
  const groups = new Map(
    planned.flatMap(({ item, plan }) => (plan.kind === 'repeat' ? [[item.id, { item, plan }] as const] : [])),
  );
  const settled = (step: DialogStep): DialogStep[] => {
    const group = groups.get(step.block.unique_question_id);
    if (!step.members || !group) return [step];
    const members = step.members.flatMap(settled);
    const isEmpty = !members.some(({ block }) => block.type !== 'message');
    if (!isEmpty && members.length <= MOST_STEPS) {
      note(group.item, repeated(group.plan));
      return [{ ...step, members }];
    }
    note(group.item, { code: isEmpty && step.block.context === '' ? 'empty_left_out' : 'asked_once' });
    return [...saying(group.item, step), ...members.map((member) => within(step.condition, member))];
  };
  return steps.flatMap(settled);
}

function repeated({ rounds, least, limit }: RepeatPlan): ImportChange {
  const most = rounds.kind === 'entries' ? 0 : rounds.most;
  return { code: 'repeated', most, limit, least: rounds.kind === 'number' ? null : least };
}

/** What a group says, without its rounds. */
function saying({ id }: Item, { block, condition }: DialogStep): DialogStep[] {
  if (block.type !== 'loop' || block.context === '') return [];
  const {
    rounds: _rounds,
    items: _items,
    numbered_items: _numbers,
    named_by: _named,
    members: _members,
    carry: _carry,
    ...base
  } = block;
  return [{ block: { ...base, variable: null, type: 'message', unique_question_id: id }, condition }];
}

function within(outer: string | null, step: DialogStep): DialogStep {
  if (outer === null) return step;
  return { ...step, condition: step.condition === null ? outer : `(${outer}) und (${step.condition})` };
}
