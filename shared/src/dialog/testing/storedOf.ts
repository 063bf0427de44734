import type { Effect } from '../engine/events.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { openPartOf } from '../results/StoredConversation.ts';
import type { StoredConversation } from '../results/StoredConversation.ts';

/** A conversation for tests as storage would have it, on revision 1: the last answer to each question and part. */
export function storedOf(
  effects: readonly Effect[],
  state: Pick<ConversationState, 'open' | 'variables' | 'given_up' | 'timed_out'>,
): StoredConversation {
  const answers = new Map(
    effects.flatMap((effect) =>
      effect.kind === 'store' ? [[`${effect.unique_question_id}\n${effect.nachfrage_id ?? ''}`, effect] as const] : [],
    ),
  );
  return {
    facts: {
      conversation_id: 'c',
      state: 1,
      started_at: '2026-11-22T14:30:00',
      finished_at: null,
      seconds: null,
      answered: answers.size,
      publication: 1,
      revision: 1,
      language: 'de',
    },
    participation: null,
    answers: [...answers.values()].map(({ unique_question_id, nachfrage_id, value }) => [
      unique_question_id,
      nachfrage_id ?? '',
      value,
    ]),
    withdrawn: [],
    open: openPartOf(state),
    givenUp: state.given_up ?? [],
    timedOut: state.timed_out ?? [],
    variables: state.variables,
    cameWith: { quelle: 'brief' },
  };
}
