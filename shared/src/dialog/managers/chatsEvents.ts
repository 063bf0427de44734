import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent, Step } from '../engine/events.ts';
import type { DialogEvent } from '../paths/transitionsOf.ts';
import type { QuestionOf } from '../triggers/triggerRule.ts';
import type { ChatsState } from './ChatsState.ts';

/** What happens to the chats of one respondent. */
export type ChatsEvent =
  /** They are opened, or time has passed: whatever is due happens. */
  | { readonly kind: 'time' }
  /** The respondent replies in one of them, or what a conversation waited for has come: an answer of the author's system, a model's. */
  | {
      readonly kind: 'turn';
      readonly survey_id: string;
      readonly event: Exclude<EngineEvent, { readonly kind: 'start' }>;
    }
  /** A call from outside has come for a question that waits for one. */
  | { readonly kind: 'call'; readonly question: QuestionOf };

/** One turn in one of the chats. */
export interface ChatsTurn {
  readonly survey_id: string;
  readonly event: DialogEvent;
  readonly before: ConversationState;
  readonly result: Extract<Step, { outcome: 'accepted' }>;
}

export type ChatsStep =
  | {
      readonly outcome: 'accepted';
      readonly state: ChatsState;
      /** In the order in which they happen; none where nothing follows. */
      readonly turns: readonly ChatsTurn[];
      /** The dialog that the respondent is taken to; null where they stay. */
      readonly leadsTo: string | null;
      /** When something happens next by itself, in milliseconds since 1970; null for never. */
      readonly due: number | null;
    }
  | Exclude<Step, { outcome: 'accepted' }>;
