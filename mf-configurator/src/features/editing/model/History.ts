import type { Command } from './Command.ts';
import { withMerged } from './mergeCommands.ts';
import type { RemoteFieldRef } from './FieldRef.ts';

/** What undo takes back in one go. */
export interface Step {
  /** Its name in the stored history. */
  readonly id: string;
  /** Changes of the same gesture, such as typing into one field, are one step; null stands alone. */
  readonly gesture: string | null;
  readonly undo: readonly Command[];
  readonly redo: readonly Command[];
  /** What another author has changed since and undo leaves alone. */
  readonly kept: readonly RemoteFieldRef[];
}

/** The steps of this session with a pointer: those before it are done, those behind it undone (spec §4). */
export interface History {
  readonly steps: readonly Step[];
  readonly pointer: number;
}

export const emptyHistory: History = { steps: [], pointer: 0 };
const LONGEST = 200;

/** The step that a change of a gesture goes on with; undefined when it begins another one. */
export function goingOn({ steps, pointer }: History, gesture: string | null): Step | undefined {
  const last = steps[pointer - 1];
  return gesture !== null && last?.gesture === gesture ? last : undefined;
}

/** Adds a step at the pointer; undone steps behind it are discarded (spec §4). */
export function record(history: History, step: Step): History {
  const done = history.steps.slice(0, history.pointer);
  const last = goingOn(history, step.gesture);
  const steps = (last ? [...done.slice(0, -1), joined(last, step)] : [...done, step]).slice(-LONGEST);
  return { steps, pointer: steps.length };
}

function joined(first: Step, second: Step): Step {
  return {
    ...first,
    undo: first.undo.reduce<readonly Command[]>(withMerged, second.undo),
    redo: second.redo.reduce<readonly Command[]>(withMerged, first.redo),
  };
}

export function undoable(history: History): Step | undefined {
  return history.steps[history.pointer - 1];
}

export function redoable(history: History): Step | undefined {
  return history.steps[history.pointer];
}
