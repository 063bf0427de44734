import type { ChatState, DialogEntry, OpenQuestion, PendingReply, Reply } from '@dialogwerk/shared/contract';

/** What became of a reply that did not simply follow the last one. */
export type Announcement =
  /** The question had a reply already, such as from another tab; that one counts. `text` was meant for it here; '' for nothing. */
  | { readonly kind: 'overtaken'; readonly text: string; readonly question: OpenQuestion }
  /** The earlier answer cannot be changed any more. */
  | { readonly kind: 'gone' }
  /** `withdrawn` later answers do not apply any more; `undo` brings everything back. */
  | { readonly kind: 'changed'; readonly withdrawn: number; readonly undo: Undo | null }
  /** The page was opened by a link for going on that counts no more. */
  | { readonly kind: 'not-continued'; readonly sentence: string }
  /** The server did not take the change, with its sentence; everything is as before. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly requestId: string | undefined };

/** The reply that a changed question had before. */
export interface Undo {
  readonly question: OpenQuestion;
  readonly reply: Reply;
  readonly shown: string;
}

/** Why an attempt has to be repeated later: nobody answered, the server has no time, or something went wrong there. */
export type Delay = 'no-answer' | 'busy' | 'fault';

/** Why a conversation cannot go on (spec §8). */
export type Failure = { readonly requestId: string | undefined } & (
  | { readonly kind: 'inactive' | 'unknown' | 'registration' | 'lost' | 'unreadable' }
  /** The server said no with a sentence of its own. */
  | { readonly kind: 'refused'; readonly msg: string; readonly status: number }
);

/** What was said so far; the entries from `freshFrom` on are new and come with their pauses. */
export interface Transcript {
  readonly entries: readonly DialogEntry[];
  readonly freshFrom: number;
}

/** A reply that the server did not take, with its sentence; the question stays open. */
export interface RefusedReply {
  readonly sentence: string;
  readonly reply: Reply;
}

export interface Opening extends Transcript {
  readonly phase: 'opening';
  /** What the page knows to be asked before the server has answered; a reply may be given to it at once. */
  readonly question: OpenQuestion | null;
  /** A reply given by now, or kept from the last visit; it is sent once the conversation is open. */
  readonly pending: PendingReply | null;
  readonly delay: Delay | null;
}

/** What the server has confirmed. */
export interface Confirmed extends Transcript {
  /** How many turns are stored. */
  readonly turn: number;
  /** 0 to 1. */
  readonly progress: number;
}

export interface Asked extends Confirmed {
  readonly phase: 'asked';
  readonly question: OpenQuestion;
  /** The turn at which it was asked first, where it was asked again in another language: what stands in its input stays. */
  readonly since?: number;
  readonly refused: RefusedReply | null;
}

export interface Sending extends Confirmed {
  readonly phase: 'sending';
  readonly question: OpenQuestion;
  readonly pending: PendingReply;
  readonly delay: Delay | null;
}

/** A system of the author's or a language model is being asked; how it goes on has to be asked for (`ChatState.waiting`). */
export interface Waiting extends Confirmed {
  readonly phase: 'waiting';
  readonly delay: Delay | null;
  /** What a language model has said so far. */
  readonly spoken?: string;
  /** What the server tells of one that has said nothing for some time. */
  readonly thinking?: string;
}

export interface Finished extends Confirmed {
  readonly phase: 'finished';
}

/** An earlier answer is being changed; refused, everything is as `before`. */
export interface Changing extends Confirmed {
  readonly phase: 'changing';
  readonly before: Asked | Finished;
  readonly change: PendingReply;
  readonly delay: Delay | null;
}

/** A conversation as the messenger shows it, in exactly one of its phases. */
export type Conversation =
  | Opening
  | Asked
  | Sending
  | Waiting
  | Changing
  | Finished
  | (Transcript & { readonly phase: 'ended'; readonly failure: Failure });

/** The conversation as the server tells it whole; `freshFrom` says what was not on the screen yet. */
export function toldBy(state: ChatState, freshFrom: number): Conversation {
  const { entries, question, turn, progress } = state;
  const confirmed = { entries, freshFrom, turn, progress };
  if (question && !state.finished) return { ...confirmed, phase: 'asked', question, refused: null };
  return state.waiting && !state.finished
    ? { ...confirmed, phase: 'waiting', delay: null }
    : { ...confirmed, phase: 'finished' };
}

/**
 * The conversation after a turn's answer, which carries only what is new. null when the answer does not follow what is
 * known (a repeated turn, another tab was in between): the conversation must then be asked for whole.
 */
export function afterTurn(before: Sending, answer: ChatState): Conversation | null {
  if (answer.turn !== before.turn + 1) return null;
  const [first] = answer.entries;
  // The respondent's own bubble stands there already.
  const known = before.entries.length + (first?.user_or_bot === 'user' ? 1 : 0);
  return toldBy({ ...answer, entries: [...before.entries, ...answer.entries] }, known);
}

/** Whether a reply answers this very question. */
export function answers(
  pending: Pick<PendingReply, 'unique_question_id' | 'nachfrage_id'>,
  question: OpenQuestion,
): boolean {
  return pending.unique_question_id === question.unique_question_id && pending.nachfrage_id === question.nachfrage_id;
}

/** How many of the told entries are on the screen already, as a beginning that is the same. */
export function commonBeginning(shown: readonly DialogEntry[], told: readonly DialogEntry[]): number {
  const differs = told.findIndex((entry, index) => {
    const before = shown[index];
    return before?.context !== entry.context || before.user_or_bot !== entry.user_or_bot;
  });
  return differs === -1 ? told.length : differs;
}
