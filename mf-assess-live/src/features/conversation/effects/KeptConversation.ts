import type { LiveSessionStore } from '@dialogwerk/shared/clients/respondent';
import type { DialogEntry, PendingReply } from '@dialogwerk/shared/contract';
import type { Draft } from './keepDraft.ts';

/** What the device keeps of one respondent's conversation in one survey. */
export interface KeptConversation {
  /** Whether the reply that waits would be sent by the next page as well: not where the browser denies storage, or has no room for it. */
  isLasting(): boolean;
  readonly sessions: LiveSessionStore;
  /** The transcript for an instant first paint; the server's is the truth. */
  readHistory(): readonly DialogEntry[];
  writeHistory(entries: readonly DialogEntry[]): void;
  forgetHistory(): void;
  /** The reply that waits for being sent. */
  readOutbox(): PendingReply | null;
  writeOutbox(pending: PendingReply | null): void;
  /** What is typed; gone with the reply, and with the conversation. */
  readonly draft: Draft;
  /** Forgets session, transcript, waiting reply and draft. */
  forget(): void;
}
