import type { StoredValue, VariableValue } from '../../contract/index.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { helpfulId, roundOf, searchId } from '../engine/knowledge/knowledgePlaces.ts';
import { agreementId, repliesIn, talkId } from '../engine/turn/talk.ts';
import type { ConversationFact } from './Variable.ts';

/** A stored answer: question, part ('' for the question itself, else its `nachfrage_id`), value (null was skipped). */
export type StoredPart = readonly [unique_question_id: string, nachfrage_id: string, value: StoredValue];

/** A conversation as it is read from storage to become a row. */
export interface StoredConversation {
  readonly facts: { readonly [F in ConversationFact]: number | string | null };
  /** In a multi-chat; null for a conversation of the dialog by itself, and for one that was made anonymous. */
  readonly participation: string | null;
  /** Those that apply. */
  readonly answers: readonly StoredPart[];
  /** Question and part of those that were withdrawn. */
  readonly withdrawn: readonly (readonly [unique_question_id: string, nachfrage_id: string])[];
  /** The question that waits for a reply; null for none. */
  readonly open: readonly [unique_question_id: string, nachfrage_id: string] | null;
  /** The questions that were left without an answer after replies that did not fit. */
  readonly givenUp: readonly string[];
  /** The questions whose time was over. */
  readonly timedOut: readonly string[];
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** Parameters of the link that it began with, by name; null for none. */
  readonly cameWith: Readonly<Record<string, string>> | null;
}

/** The question and part that a conversation waits at; null when it waits for no reply. */
export function openPartOf({ open }: Pick<ConversationState, 'open'>): StoredConversation['open'] {
  if (!open || 'request' in open || 'held' in open) return null;
  const { unique_question_id: id, probe } = open;
  if (probe) return [id, probe.nachfrage_id];
  if ('talk' in open) return [id, talkId(id, repliesIn(open.talk) + 1)];
  if ('agree' in open) return [id, agreementId(id)];
  if ('item_id' in open) return [id, `${id}.${open.item_id}`];
  if ('helped' in open) return [id, helpfulId(id, open.search)];
  return [id, searchId(id, roundOf(open)) ?? ''];
}
