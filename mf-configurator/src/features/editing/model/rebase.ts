import type { Command } from './Command.ts';
import type { History, Step } from './History.ts';
import { fieldRefsOf, isSameField, withoutFieldRefs } from './FieldRef.ts';
import type { FieldRef, RemoteFieldRef } from './FieldRef.ts';
import type { PendingCommand } from './PendingCommand.ts';

/**
 * The history once others have changed these fields: undo and redo leave them alone from now on, so that they never take
 * back another author's work without a word. Nor is a block deleted that was changed, or brought back that was deleted.
 */
export function withoutForeign(history: History, foreign: readonly RemoteFieldRef[]): History {
  if (foreign.length === 0) return history;
  const hit = (fieldRef: FieldRef): RemoteFieldRef | undefined => foreign.find((each) => isSameField(each, fieldRef));
  const content = foreign.filter(({ field }) => field !== '' && field !== 'position' && field !== 'order');
  const editOf = (id: string): RemoteFieldRef | undefined => content.find(({ about }) => about === id);

  const reduced = (commands: readonly Command[], kept: RemoteFieldRef[]): Command[] =>
    commands.flatMap((command) => {
      const edited = command.kind === 'deleteBlock' ? editOf(command.id) : undefined;
      if (edited) {
        kept.push(edited);
        return [];
      }
      const left = withoutFieldRefs(command, (fieldRef) => {
        const found = hit(fieldRef);
        if (found) kept.push(found);
        return found !== undefined;
      });
      return left ? [left] : [];
    });

  const steps = history.steps.map((step) => {
    const [undone, redone]: [RemoteFieldRef[], RemoteFieldRef[]] = [[], []];
    const undo = reduced(step.undo, undone);
    const redo = reduced(step.redo, redone);
    if (undone.length + redone.length === 0) return step;
    // Writing on is a step of its own, because its first words belong to what the other one has replaced.
    return { ...step, gesture: null, undo, redo, kept: [...step.kept, ...(undone.length > 0 ? undone : redone)] };
  });
  return { ...history, steps };
}

/** The history once a command of one of its steps was refused: what that step and later ones say of the same is gone. */
export function withoutRefused(history: History, { command, origin }: PendingCommand): History {
  const from = history.steps.findIndex(({ id }) => id === origin.id);
  if (from < 0) return history;
  // What could not be undone is done still, and the other way round: it can be tried again.
  if (origin.direction === 'undone' && history.pointer === from) return { ...history, pointer: from + 1 };
  if (origin.direction === 'redone' && history.pointer === from + 1) return { ...history, pointer: from };
  const fieldRefs = fieldRefsOf(command);
  const isGone = (fieldRef: FieldRef): boolean =>
    fieldRefs.some((each) =>
      command.kind === 'addBlock' ? each.about === fieldRef.about : isSameField(each, fieldRef),
    );
  const reduced = (commands: readonly Command[]): Command[] =>
    commands.flatMap((each) => withoutFieldRefs(each, isGone) ?? []);
  const steps = history.steps.map((step, index) =>
    index < from ? step : { ...step, undo: reduced(step.undo), redo: reduced(step.redo) },
  );
  const isLeft = ({ undo, redo, kept }: Step): boolean => undo.length + redo.length + kept.length > 0;
  return { steps: steps.filter(isLeft), pointer: steps.slice(0, history.pointer).filter(isLeft).length };
}

/** Commands once a block was inserted at an order: every block behind it has moved on by one. */
export function shifted(commands: readonly Command[], inserted: number): Command[] {
  const moved = (order: number): number => (order >= inserted ? order + 1 : order);
  return commands.map((command) => {
    if (command.kind === 'restoreBlock') {
      return { ...command, block: { ...command.block, order: moved(command.block.order) } };
    }
    return command.kind === 'swapOrder' ? { ...command, order: moved(command.order) } : command;
  });
}

/** The same for all steps of a history. */
export function shiftedHistory(history: History, inserted: number): History {
  const steps = history.steps.map((step) => ({
    ...step,
    undo: shifted(step.undo, inserted),
    redo: shifted(step.redo, inserted),
  }));
  return { ...history, steps };
}
