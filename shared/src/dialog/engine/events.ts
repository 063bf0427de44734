import type { BlockType, Reply, StoredValue } from '../../contract/index.ts';
import type { ConversationState } from './ConversationState.ts';

/** What happens to a conversation. */
export type EngineEvent =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'reply';
      readonly unique_question_id: string;
      readonly nachfrage_id: string | null;
      readonly reply: Reply;
    };

/** What follows from an event, in this order. */
export type Effect =
  /** The bot says a text: `{{variables}}` are filled in, `#ms#` markers still there (`bubblesOf`), never empty. */
  | {
      readonly kind: 'say';
      readonly text: string;
      readonly unique_question_id: string | null;
      readonly nachfrage_id: string | null;
      readonly type: BlockType | 'welcome' | 'ending' | 'nachfrage' | 'acknowledgement';
    }
  /** The respondent's bubble, plain text. */
  | {
      readonly kind: 'reply-shown';
      readonly text: string;
      readonly unique_question_id: string;
      readonly nachfrage_id: string | null;
      readonly type: BlockType;
    }
  /** An answer to keep; null was skipped. */
  | {
      readonly kind: 'store';
      readonly unique_question_id: string;
      readonly nachfrage_id: string | null;
      readonly value: StoredValue;
    }
  | { readonly kind: 'finish' };

export type Step =
  | { readonly outcome: 'accepted'; readonly state: ConversationState; readonly effects: Effect[] }
  /** The reply is bad; `message` says why to the respondent, the question stays open. */
  | { readonly outcome: 'rejected'; readonly message: string }
  /** A reply to a question that is not the open one, or a second start. */
  | { readonly outcome: 'stale' };
