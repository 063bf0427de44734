import type { Block, StoredChange } from '@dialogwerk/shared/contract';
import { inOrder } from '../../../model/inOrder.ts';
import { again } from './changes.ts';
import { ownVersion } from './Conflict.ts';
import type { Conflict } from './Conflict.ts';
import type { EditingState } from './EditingState.ts';
import { deletionsAmong, withGoneBlocks } from './goneBlocks.ts';
import { shown } from './shown.ts';
import { fieldRefsOf } from './FieldRef.ts';
import type { PendingCommand } from './PendingCommand.ts';

/** What an author has changed and the api has not got yet: all that a window loses when it is closed. */
export interface PersistedDraft {
  /** The revision that it builds on. */
  readonly revision: number;
  /** When it was last added to, in milliseconds. */
  readonly time: number;
  readonly waiting: readonly PendingCommand[];
  readonly conflicts: readonly Conflict[];
  /** The blocks that all this is about as the api had them, to know them again when somebody deletes them meanwhile. */
  readonly blocks: readonly Block[];
}

/** What is to be kept of a dialog under edit; null when everything is saved. */
export function persistedDraftOf(
  { confirmed, revision, deferred, pending, conflicts }: EditingState,
  time: number,
): PersistedDraft | null {
  const waiting = [...deferred, ...pending];
  if (waiting.length + conflicts.length === 0) return null;
  const commands = [...waiting.map(({ command }) => command), ...conflicts.flatMap(ownVersion)];
  const about = new Set(commands.flatMap(fieldRefsOf).map((fieldRef) => fieldRef.about));
  const blocks = confirmed.all_questions.filter(({ unique_question_id }) => about.has(unique_question_id));
  return { revision, time, waiting, conflicts, blocks };
}

/**
 * The dialog, just loaded, with what was kept of an earlier visit applied and waiting to be sent. What the api has got after
 * all changes nothing and so is not sent twice. `since` is everything that has changed since the kept revision.
 */
export function resumed(state: EditingState, draft: PersistedDraft, since: readonly StoredChange[]): EditingState {
  const { confirmed } = state;
  const there = new Set(confirmed.all_questions.map(({ unique_question_id }) => unique_question_id));
  const lost = draft.blocks.filter(({ unique_question_id }) => !there.has(unique_question_id));
  const known = { ...confirmed, all_questions: inOrder([...confirmed.all_questions, ...lost]) };
  const conflicts = [...state.conflicts, ...draft.conflicts];
  const before = { ...state, confirmed: known, conflicts };
  const next = { ...state, deferred: draft.waiting, conflicts };
  return again(shown(withGoneBlocks(before, next, deletionsAmong(since))));
}
