import type {
  ApiMapping,
  BlockOf,
  BlockType,
  Language,
  Reply,
  StoredValue,
  VariableValue,
} from '../../contract/index.ts';
import type { Understood } from './words/Understood.ts';
import type { LinkValues } from '../text/linkParameters.ts';
import type { ConversationState, Draws, QuotaFull } from './ConversationState.ts';
import type { RequestText } from './turn/RequestText.ts';

/** What an `api` block asks of the author's system. */
export interface ApiRequest {
  readonly unique_question_id: string;
  readonly method: BlockOf<'api'>['method'];
  /** As the author wrote it, variables filled in: not checked in any way. */
  readonly url: RequestText;
  /** Absent for none. */
  readonly headers?: readonly { readonly name: string; readonly value: RequestText }[];
  /** JSON, as far as the author wrote such; null for none. */
  readonly body: RequestText | null;
  /** Milliseconds. */
  readonly timeout_ms: number;
  /** What to take from the answer, by `mappedValues`. */
  readonly mapping: readonly ApiMapping[];
}

/** What was taken from the answer to a request; null when it failed. */
export type ApiValues = Readonly<Record<string, VariableValue>> | null;

/** What a language model made of its task, after all that is checked about it; texts are as it said them, never markup. */
export type ModelOutcome =
  | { readonly kind: 'said'; readonly text: string }
  /** An exit condition is met: `quote` are the respondent's words that it rests on. */
  | { readonly kind: 'met'; readonly condition_id: string; readonly quote: string }
  /** The respondent wants to stop, the conversation is long enough, or nothing is left to ask back. */
  | { readonly kind: 'over'; readonly reason: 'stop' | 'limit' | 'enough' }
  | { readonly kind: 'failed' };

interface Drawing {
  /** Arms that are settled for the experiments that the turn comes to; absent where the conversation has them or draws them by itself. */
  readonly draws?: Draws;
  /** A quota that is full, for a conversation that belongs to it: it leaves its way where the turn would go on. Absent for none. */
  readonly full?: QuotaFull;
}

/** When an event happened, in milliseconds since 1970; absent where nobody knows. What follows from it by itself, such as a response, has its time. */
interface Happened extends Drawing {
  readonly at?: number;
}

/** What happens to a conversation. */
export type EngineEvent =
  /** `link`: what the link held, where the conversation does not know it yet. */
  | ({ readonly kind: 'start'; readonly link?: LinkValues } & Happened)
  | ({
      readonly kind: 'reply';
      readonly unique_question_id: string;
      readonly nachfrage_id: string | null;
      readonly reply: Reply;
      /** What its words were taken for; absent where nothing was trained to understand them. */
      readonly understood?: Understood;
    } & Happened)
  | ({ readonly kind: 'response'; readonly unique_question_id: string; readonly values: ApiValues } & Drawing)
  | ({ readonly kind: 'model'; readonly unique_question_id: string; readonly outcome: ModelOutcome } & Drawing)
  /** An author sets variables in a test; the open block begins anew with them. */
  | ({ readonly kind: 'set'; readonly values: SetValues } & Drawing)
  /** The respondent goes on in another language of the dialog; what was said stays as it was said. */
  | ({ readonly kind: 'language'; readonly language: Language } & Drawing);

/** Values that an author sets, by variable. */
export type SetValues = Readonly<Record<string, VariableValue>>;

/** Why a conversation goes on from a block as it does. */
export type WayReason =
  /** A choice has a way of its own: an option, an arm of an experiment. */
  | { readonly kind: 'option'; readonly option_id: string }
  | { readonly kind: 'condition'; readonly condition: string }
  /** A reply in one's own words was understood as it. */
  | { readonly kind: 'meant' }
  /** What a model was to find out is met. */
  | { readonly kind: 'exit'; readonly condition_id: string }
  /** No model leads: the way that stands for it. */
  | { readonly kind: 'fallback' }
  /** No reply did fit, or none was understood. */
  | { readonly kind: 'given-up' }
  | { readonly kind: 'timed-out' }
  /** The author's system did not answer. */
  | { readonly kind: 'request-failed' }
  /** The block's own 'Springe zu'. */
  | { readonly kind: 'jump' }
  | { readonly kind: 'order' };

/** A way that a turn took from a block; `to`: null for the end of the dialog. */
export interface Way {
  readonly from: string;
  readonly to: string | null;
  readonly because: WayReason;
}

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
  /** The bot shows a block's picture, audio or video. */
  | {
      readonly kind: 'show-media';
      readonly filename_db: string;
      /** Alternative text or transcript; may be empty. */
      readonly text: string;
      /** The file with a video's captions. */
      readonly captions_db: string | null;
      readonly unique_question_id: string;
      readonly type: BlockType;
    }
  /** The bot offers a page or film of another host. */
  | {
      readonly kind: 'show-embed';
      readonly address: string;
      /** What it is called; may be empty. */
      readonly text: string;
      readonly unique_question_id: string;
      readonly type: BlockType;
    }
  /** The respondent's bubble, plain text; with a file of theirs its id. */
  | {
      readonly kind: 'reply-shown';
      readonly text: string;
      readonly media_id: string | null;
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
  /** An arm was drawn; whoever keeps the sequence of the experiment settles another one and plays the turn again. `stratum`: whose sequence. */
  | {
      readonly kind: 'draw';
      readonly unique_question_id: string;
      readonly stratum: string;
      readonly arm: string;
      /** Whether it was settled beforehand. */
      readonly settled: boolean;
    }
  /** The last effect of its turn: the conversation waits for the event `response`. */
  | { readonly kind: 'request'; readonly request: ApiRequest }
  | { readonly kind: 'finish' };

export type Step =
  /** `passed`: the blocks that the turn came to, in order, the one that asks last; none when it stays at its block. `ways`: how it came from one to the next. */
  | {
      readonly outcome: 'accepted';
      readonly state: ConversationState;
      readonly effects: Effect[];
      readonly passed: readonly string[];
      readonly ways: readonly Way[];
      /** Whether the turn ended the dialog because it would have gone round without a question. */
      readonly cut: boolean;
      /** What was said to a reply that does not fit and is counted; absent for all else. */
      readonly refused?: string;
    }
  /** The reply is bad; `message` says why to the respondent, the question stays open. */
  | { readonly outcome: 'rejected'; readonly message: string }
  /** A reply to a question that is not the open one, a response that nothing waits for, or a second start. */
  | { readonly outcome: 'stale' };
