import type { Block, StoredChange } from '@dialogwerk/shared/contract';
import type { BlockChange } from '../../../model/BlockChange.ts';
import type { Command } from './Command.ts';
import type { Conflict } from './Conflict.ts';
import type { EditingState, GoneBlock } from './EditingState.ts';
import { shown } from './shown.ts';

/** What a command writes into a block; null when that is nothing to lose. */
export function contentChange(command: Command): BlockChange | null {
  if (command.kind === 'updateBlock') return command.change;
  return command.kind === 'connectBlocks' ? { jump_to_question: command.target } : null;
}

function aboutOf(command: Command): string | null {
  if (command.kind === 'updateBlock') return command.id;
  return command.kind === 'connectBlocks' ? command.source : null;
}

/** The conflict that a change of a block becomes which another author has deleted; null when it is about no such block. */
export function deletedUnder(
  { gone, confirmed }: EditingState,
  conflicts: readonly Conflict[],
  command: Command,
): Conflict | null {
  const id = aboutOf(command);
  const change = contentChange(command);
  if (id === null || !change || confirmed.all_questions.some((block) => block.unique_question_id === id)) return null;
  const open = conflicts.find((conflict) => conflict.kind === 'deleted' && conflict.block.unique_question_id === id);
  const known = open?.kind === 'deleted' ? open : gone.find(({ block }) => block.unique_question_id === id);
  return known ? { kind: 'deleted', block: known.block, change, by: known.by } : null;
}

/** Who has deleted a block, null for nobody known; null for one that others have not deleted. */
type DeletionOf = (block: Block) => { readonly by: string | null } | null;

/** What is told of deletions among changes of others. */
export function deletionsAmong(foreign: readonly StoredChange[]): DeletionOf {
  return ({ unique_question_id: id }) => {
    const deleted = foreign.findLast((stored) => stored.change === 'delete' && stored.unique_question_id === id);
    return deleted ? { by: deleted.author?.name ?? null } : null;
  };
}

/**
 * The state once others have deleted blocks: what this author has written into them and not saved yet becomes a conflict,
 * because it would be gone without a word.
 */
export function withGoneBlocks(before: EditingState, next: EditingState, deletionOf: DeletionOf): EditingState {
  const there = new Set(next.confirmed.all_questions.map(({ unique_question_id }) => unique_question_id));
  // As the api has them, because that is what it brings back.
  const gone = before.confirmed.all_questions.flatMap((block): GoneBlock[] => {
    const deletion = there.has(block.unique_question_id) ? null : deletionOf(block);
    return deletion ? [{ block, by: deletion.by }] : [];
  });
  if (gone.length === 0) return next;
  const unsaved = [
    ...before.conflicts.flatMap(mineOf),
    ...next.deferred.map(commandOf),
    ...next.pending.map(commandOf),
  ];
  const conflicts = gone.flatMap(({ block, by }): Conflict[] => {
    const changes = unsaved.filter((command) => aboutOf(command) === block.unique_question_id).map(contentChange);
    return changes.length > 0 ? [{ kind: 'deleted', block, change: Object.assign({}, ...changes), by }] : [];
  });
  const isTaken = (command: Command): boolean =>
    conflicts.some((conflict) => conflict.kind === 'deleted' && conflict.block.unique_question_id === aboutOf(command));
  return shown({
    ...next,
    gone: [...next.gone, ...gone],
    pending: next.pending.filter(({ command }) => !isTaken(command)),
    deferred: next.deferred.filter(({ command }) => !isTaken(command)),
    conflicts: [...next.conflicts.filter((conflict) => !mineOf(conflict).some(isTaken)), ...conflicts],
  });
}

const commandOf = ({ command }: { readonly command: Command }): Command => command;

function mineOf(conflict: Conflict): Command[] {
  return conflict.kind === 'field' ? [conflict.mine] : [];
}
