import type { SurveyData } from '@dialogwerk/shared/contract';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import type { EditingState } from './EditingState.ts';
import { record, redoable, undoable } from './History.ts';
import { invertCommand } from './invertCommand.ts';
import { mergeCommands } from './mergeCommands.ts';

/** Applies commands as one step of the history; the same state comes back when they change nothing. */
export function change(state: EditingState, commands: readonly Command[], gesture: string | null): EditingState {
  const inverses: Command[] = [];
  const repeats: Command[] = [];
  let next = again(state);
  for (const command of commands) {
    const before = next.survey;
    next = queued(next, command);
    if (next.survey === before) continue;
    const inverse = invertCommand(before, command);
    if (inverse) inverses.unshift(inverse);
    repeats.push(redoOf(command, next.survey));
  }
  if (repeats.length === 0) return state;
  return { ...next, history: record(next.history, { gesture, undo: inverses, redo: repeats }) };
}

/** Applies what was taken back once more. */
export function again(state: EditingState): EditingState {
  return state.takenBack.reduce(queued, { ...state, takenBack: [] });
}

export function undo(state: EditingState): EditingState {
  const step = undoable(state.history);
  if (!step) return state;
  return {
    ...step.undo.reduce(queued, again(state)),
    history: { ...state.history, pointer: state.history.pointer - 1 },
  };
}

export function redo(state: EditingState): EditingState {
  const step = redoable(state.history);
  if (!step) return state;
  return {
    ...step.redo.reduce(queued, again(state)),
    history: { ...state.history, pointer: state.history.pointer + 1 },
  };
}

/** Applies a command and puts it behind those that wait; merged into the last one unless that may be under way. */
function queued(state: EditingState, command: Command): EditingState {
  const survey = applyCommand(state.survey, command);
  if (survey === state.survey) return state;
  const last = state.pending.at(-1);
  const merged = last && state.pending.length > 1 ? mergeCommands(last, command) : null;
  const pending = merged ? [...state.pending.slice(0, -1), merged] : [...state.pending, command];
  return { ...state, survey, pending };
}

/** A deleted block exists in the api still, so adding it again brings it back. */
function redoOf(command: Command, after: SurveyData): Command {
  if (command.kind !== 'addBlock') return command;
  const id = command.block.unique_question_id;
  const block = after.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? command.block;
  return { kind: 'restoreBlock', block };
}
