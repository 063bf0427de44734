import type { VariableValue } from '../../contract/index.ts';

/** The block's question; for a probe what was chosen before it, because jumps come after it. */
interface QuestionPlace {
  readonly unique_question_id: string;
  readonly probe: { readonly nachfrage_id: string; readonly chosen: readonly string[] } | null;
}

/** An item of a battery; `answered`: one before it was, so that there is something to react to at the end. */
interface ItemPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly item_id: string;
  readonly answered: boolean;
}

/** A question to the dialog that is not the first one at this block: the how many-th, from 2. */
interface SearchPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly search: number;
}

/** A choice that is asked again, because a reply in one's own words was not understood; the how many-th time, from 1. */
interface AgainPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly again: number;
  /** The choices that it may have meant, the likeliest first; empty when it was not understood at all. */
  readonly candidates: readonly string[];
}

/** A request that is not answered yet: the how many-th since the last reply, from 1. */
interface RequestPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly request: number;
}

/** A block that is not begun, because its trigger waits for something outside of this dialog (domain.md §7). */
interface HeldPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly held: true;
}

/** What the dialog waits for: a reply, in a RequestPlace a response, in a HeldPlace to be entered. */
export type OpenPlace = QuestionPlace | ItemPlace | SearchPlace | AgainPlace | RequestPlace | HeldPlace;

interface Known {
  /** By name; null is missing, and so is a name that is not there. */
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** How `{{variable}}` reads a value that does not say it itself, such as the label of a scale point. */
  readonly labels: Readonly<Record<string, string>>;
  /** Questions replied to so far, probes and skipped ones included. */
  readonly replies: number;
}

/** Where a conversation stands: plain JSON, without the transcript. Not finished and nothing open: not started yet. */
export type ConversationState = Known &
  ({ readonly finished: false; readonly open: OpenPlace | null } | { readonly finished: true; readonly open: null });

/** A conversation before its start event. */
export const newConversation: ConversationState = {
  finished: false,
  open: null,
  variables: {},
  labels: {},
  replies: 0,
};

/** The number of the request that is not answered yet; null when the conversation does not wait for one. */
export function requestOf({ open }: ConversationState): number | null {
  return open && 'request' in open ? open.request : null;
}
