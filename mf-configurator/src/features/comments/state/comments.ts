import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CommentThread, Person } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';
import { openByBlock } from '../model/threads.ts';

/** What is said about a dialog's blocks, and who can be mentioned. */
export interface Comments {
  readonly threads: readonly CommentThread[];
  readonly people: readonly Person[];
  /** When they changed last, in milliseconds; null without any. */
  readonly comments_at: number | null;
}

/** The comments of the dialog on the screen. */
export const $comments = atom<CallState<Comments>>(loading);

/** How many open threads there are about each block, by its id. */
export const $openComments = computed($comments, (state) =>
  openByBlock(state.kind === 'loaded' ? state.value.threads : []),
);

/** Changes the threads that are shown; before they are there nothing. */
export function changeThreads(change: (threads: readonly CommentThread[]) => readonly CommentThread[]): void {
  const state = $comments.get();
  if (state.kind !== 'loaded') return;
  $comments.set({ kind: 'loaded', value: { ...state.value, threads: change(state.value.threads) } });
}
