import type { Block, ChangeConflict } from '@dialogwerk/shared/contract';
import type { Command } from './Command.ts';
import { contentChange, deletedUnder, withGoneBlocks } from './goneBlocks.ts';
import { conflictKey, ownVersion } from './Conflict.ts';
import type { Conflict } from './Conflict.ts';
import type { EditingState, GoneBlock } from './EditingState.ts';
import { mergeCommands } from './mergeCommands.ts';
import { shown } from './shown.ts';
import { fieldRefsOf, withoutFieldRefs } from './FieldRef.ts';
import type { FieldRef } from './FieldRef.ts';

/**
 * The first waiting command is refused because another author has changed the same: what only this author has changed is
 * sent on, the rest waits for them to choose.
 */
export function conflicted(state: EditingState, conflict: ChangeConflict): EditingState {
  const [first, ...rest] = state.pending;
  if (!first) return state;
  const { command } = first;
  const { revision, fields, deleted } = conflict;
  const newest = Math.max(state.newest, revision);
  if (deleted) return deletedMeanwhile({ ...state, newest }, command, rest, byOf(conflict));
  const isContested = ({ about, field }: FieldRef): boolean =>
    Object.hasOwn(fields, field) || (command.kind === 'connectBlocks' && about === command.source);
  const left = command.kind === 'deleteBlock' ? null : withoutFieldRefs(command, isContested);
  const found = conflictsOf(command, conflict, isContested);
  return shown({
    ...state,
    newest,
    pending: left ? [{ ...first, command: left }, ...rest] : rest,
    conflicts: found.reduce(withConflict, state.conflicts),
  });
}

const byOf = ({ fields }: ChangeConflict): string | null => Object.values(fields)[0]?.by ?? null;

/** The block is gone from here on, because the author may choose to bring it back before the news of its deletion is here. */
function deletedMeanwhile(
  state: EditingState,
  command: Command,
  rest: EditingState['pending'],
  by: string | null,
): EditingState {
  const id = fieldRefsOf(command)[0]?.about;
  const isIt = ({ unique_question_id }: Block): boolean => unique_question_id === id;
  const { confirmed } = state;
  const all_questions = confirmed.all_questions.filter((block) => !isIt(block));
  const next = {
    ...state,
    confirmed: { ...confirmed, all_questions },
    pending: contentChange(command) ? state.pending : rest,
  };
  return withGoneBlocks(state, shown(next), (block) => (isIt(block) ? { by } : null));
}

function conflictsOf(
  command: Command,
  conflict: ChangeConflict,
  isContested: (fieldRef: FieldRef) => boolean,
): Conflict[] {
  const { fields } = conflict;
  const by = byOf(conflict);
  if (command.kind === 'deleteBlock') return [{ kind: 'delete', id: command.id, by }];
  return fieldRefsOf(command)
    .filter(isContested)
    .flatMap((fieldRef): Conflict[] => {
      const mine = withoutFieldRefs(
        command,
        ({ about, field }) => about !== fieldRef.about || field !== fieldRef.field,
      );
      return mine ? [{ kind: 'field', ...fieldRef, mine, by: fields[fieldRef.field]?.by ?? by }] : [];
    });
}

/** A later version of the same conflict goes on with the earlier one. */
export function withConflict(conflicts: readonly Conflict[], found: Conflict): Conflict[] {
  const key = conflictKey(found);
  const known = conflicts.find((conflict) => conflictKey(conflict) === key);
  const merged =
    known?.kind === 'deleted' && found.kind === 'deleted'
      ? { ...found, change: Object.assign({}, known.change, found.change) }
      : found;
  return [...conflicts.filter((conflict) => conflict !== known), merged];
}

/**
 * What an author goes on writing where a conflict is open belongs to their side of it; the rest of the commands is left.
 */
export function takenIntoConflicts(
  before: EditingState,
  commands: readonly Command[],
): { readonly conflicts: EditingState; readonly left: readonly Command[] } {
  const state = withoutReturning(before, commands);
  if (state.conflicts.length + state.gone.length === 0) return { conflicts: state, left: commands };
  let conflicts = state.conflicts;
  const left = commands.flatMap((command) => {
    const deleted = deletedUnder(state, conflicts, command);
    if (deleted) {
      conflicts = withConflict(conflicts, deleted);
      return [];
    }
    const into = (fieldRef: FieldRef): Conflict | undefined =>
      conflicts.find(
        (conflict) =>
          conflict.kind === 'field' && conflict.about === fieldRef.about && conflict.field === fieldRef.field,
      );
    for (const fieldRef of fieldRefsOf(command)) {
      const conflict = into(fieldRef);
      const mine = withoutFieldRefs(
        command,
        ({ about, field }) => about !== fieldRef.about || field !== fieldRef.field,
      );
      if (conflict?.kind !== 'field' || !mine) continue;
      const next = { ...conflict, mine: mergeCommands(conflict.mine, mine) ?? mine };
      conflicts = conflicts.map((each) => (each === conflict ? next : each));
    }
    return withoutFieldRefs(command, (fieldRef) => into(fieldRef) !== undefined) ?? [];
  });
  return { conflicts: conflicts === state.conflicts ? state : shown({ ...state, conflicts }), left };
}

/** A block that the author brings back is no longer gone, so that what is written into it is sent. */
function withoutReturning(state: EditingState, commands: readonly Command[]): EditingState {
  const isBack = ({ block: { unique_question_id: id } }: GoneBlock): boolean =>
    commands.some((command) => command.kind === 'restoreBlock' && command.block.unique_question_id === id);
  return state.gone.some(isBack) ? { ...state, gone: state.gone.filter((each) => !isBack(each)) } : state;
}

/** The author has chosen; gives the state without the conflict, and the commands that still have to be made. */
export function settled(
  state: EditingState,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
): { readonly state: EditingState; readonly commands: readonly Command[] } {
  const conflicts = state.conflicts.filter((each) => conflictKey(each) !== conflictKey(conflict));
  if (choice === 'theirs') return { state: shown({ ...state, conflicts }), commands: [] };
  // A block that comes back is no longer gone, so that what was written into it is sent.
  const isBack = ({ block }: GoneBlock): boolean =>
    conflict.kind === 'deleted' && conflict.block.unique_question_id === block.unique_question_id;
  const gone = state.gone.filter((each) => !isBack(each));
  return { state: shown({ ...state, conflicts, gone }), commands: ownVersion(conflict) };
}
