import type { StoredChange } from '@dialogwerk/shared/contract';
import type { Entry } from '../Entry.ts';
import type { SessionCounts } from './sessionCounts.ts';

/** What one author did without a long pause: one line of the history that can be opened. */
export interface Session {
  /** The same as long as it only grows at its newer end. */
  readonly key: string;
  readonly author: StoredChange['author'];
  /** When its first and its last change were made, in milliseconds. */
  readonly from: number;
  readonly to: number;
  /** The revision of its last change. */
  readonly revision: number;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly counts: SessionCounts;
}
