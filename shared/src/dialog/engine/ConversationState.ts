import type { VariableValue } from '../../contract/index.ts';

/** The question that waits for a reply, and for a probe what was chosen before it, because jumps come after it. */
export interface OpenPlace {
  readonly unique_question_id: string;
  readonly probe: { readonly nachfrage_id: string; readonly chosen: readonly string[] } | null;
}

interface Known {
  /** By name; null is missing, and so is a name that is not there. */
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** How `{{variable}}` reads a value that does not say it itself, such as the label of a scale point. */
  readonly labels: Readonly<Record<string, string>>;
  /** Replies accepted so far, probes and skipped questions included. */
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
