import type { SurveyData } from '@dialogwerk/shared/contract';
import { otherStarts } from '@dialogwerk/shared/dialog';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import { takenIntoConflicts } from './conflicts.ts';
import type { EditingState } from './EditingState.ts';
import { goingOn, record, redoable, undoable } from './History.ts';
import { invertCommand } from './invertCommand.ts';
import { shifted, shiftedHistory } from './rebase.ts';
import { baseOf, mergePending } from './PendingCommand.ts';
import type { PendingCommand } from './PendingCommand.ts';

/** Applies commands as one step of the history; the same state comes back when they change nothing. */
export function change(state: EditingState, commands: readonly Command[], gesture: string | null): EditingState {
  const { conflicts, left } = takenIntoConflicts(state, commands);
  let next = again(conflicts);
  const id = goingOn(next.history, gesture)?.id ?? `${next.client}-${next.made + 1}`;
  let inverses: Command[] = [];
  let repeats: Command[] = [];
  for (const command of left.flatMap((each) => withSideEffects(next.survey, each))) {
    const before = next.survey;
    next = queued(next, command, { id, direction: 'done' });
    if (next.survey === before) continue;
    const inserted = insertedAt(next.survey, command);
    if (inserted !== null) {
      next = { ...next, history: shiftedHistory(next.history, inserted) };
      inverses = shifted(inverses, inserted);
      repeats = shifted(repeats, inserted);
    }
    const inverse = invertCommand(before, command);
    if (inverse) inverses.unshift(inverse);
    repeats.push(redoOf(command, next.survey));
  }
  if (repeats.length === 0) return conflicts;
  const step = { id, gesture, undo: inverses, redo: repeats, kept: [] };
  return { ...next, made: next.made + 1, history: record(next.history, step) };
}

/** Applies what was taken back once more. */
export function again(state: EditingState): EditingState {
  return state.deferred.reduce(enqueued, { ...state, deferred: [] });
}

export function undo(state: EditingState): EditingState {
  const step = undoable(state.history);
  if (!step) return state;
  const back = step.undo.reduce(
    (next, command) => queued(next, command, { id: step.id, direction: 'undone' }),
    again(state),
  );
  return { ...back, history: { ...state.history, pointer: state.history.pointer - 1 } };
}

export function redo(state: EditingState): EditingState {
  const step = redoable(state.history);
  if (!step) return state;
  const forth = step.redo.reduce(
    (next, command) => queued(next, command, { id: step.id, direction: 'redone' }),
    again(state),
  );
  return { ...forth, history: { ...state.history, pointer: state.history.pointer + 1 } };
}

/** Applies a command and puts it behind those that wait, with what its author sees now. */
function queued(state: EditingState, command: Command, origin: PendingCommand['origin']): EditingState {
  return enqueued(state, { command, base: baseOf(state.survey, command), origin });
}

/** The same with what its author saw then; merged into the last one unless that may be under way. */
function enqueued(state: EditingState, waiting: PendingCommand): EditingState {
  const survey = applyCommand(state.survey, waiting.command);
  if (survey === state.survey) return state;
  const last = state.pending.at(-1);
  const merged = last && state.pending.length > 1 ? mergePending(last, waiting) : null;
  const pending = merged ? [...state.pending.slice(0, -1), merged] : [...state.pending, waiting];
  return { ...state, survey, pending };
}

/** A block that a dialog is to begin with takes this from the one before (`otherStarts`), as the api does it. */
function withSideEffects(survey: SurveyData, command: Command): Command[] {
  if (command.kind !== 'updateBlock' || command.change.start_page !== true) return [command];
  const taken = otherStarts(survey.all_questions, command.id).map(({ unique_question_id: id }): Command => ({
    kind: 'updateBlock',
    id,
    change: { start_page: false },
  }));
  return [...taken, command];
}

/** The order at which a new block moves others on, deleted ones too; null for other commands. */
function insertedAt(after: SurveyData, command: Command): number | null {
  if (command.kind !== 'addBlock') return null;
  const id = command.block.unique_question_id;
  return after.all_questions.find(({ unique_question_id }) => unique_question_id === id)?.order ?? null;
}

/** A deleted block exists in the api still, so adding it again brings it back. */
function redoOf(command: Command, after: SurveyData): Command {
  if (command.kind !== 'addBlock') return command;
  const id = command.block.unique_question_id;
  const block = after.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? command.block;
  return { kind: 'restoreBlock', block };
}
