import type { StoredChange } from '@dialogwerk/shared/contract';
import type { EditingState } from './EditingState.ts';
import { remoteFieldRefs } from './FieldRef.ts';
import type { Step } from './History.ts';
import { shiftedHistory, withoutForeign } from './rebase.ts';

/**
 * The state with a step of an earlier visit as the one that undo takes back next; the very same one where a step of this visit comes
 * first. `since` are the changes that others have made after it: what they have changed as well is left alone.
 */
export function adoptStep(state: EditingState, step: Step, since: readonly StoredChange[]): EditingState {
  if (state.history.pointer > 0) return state;
  const inserted = since.flatMap(({ change, new_value }) =>
    change === 'create' && isAt(new_value) ? [new_value.order] : [],
  );
  const alone = inserted.reduce(shiftedHistory, { steps: [step], pointer: 1 });
  const { steps } = withoutForeign(alone, since.flatMap(remoteFieldRefs));
  return { ...state, history: { steps: [...steps, ...state.history.steps], pointer: steps.length } };
}

function isAt(block: unknown): block is { order: number } {
  return typeof block === 'object' && block !== null && 'order' in block && typeof block.order === 'number';
}
