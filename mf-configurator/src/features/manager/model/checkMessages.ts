import type { ChatsCounts, ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import type { Slice } from '../../../model/slices.ts';

/** What a worker is asked for. */
export interface CheckRequest extends Slice {
  readonly checked: ChatsToCheck;
}

/** What it tells: how many of its players are through, and at last what was counted. */
export type CheckMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly counts: ChatsCounts };
