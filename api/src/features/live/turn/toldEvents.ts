import type { StoredValue, WebhookEvent } from '@dialogwerk/shared/contract';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { TRIED_FOR_MS } from '../../../webhooks/settleDelivery.ts';

/** What happened in a turn that other systems may be told of: ids alone, because what was answered is read when it is sent. */
export interface Told {
  readonly event: WebhookEvent;
  readonly unique_question_id?: string;
  readonly nachfrage_id?: string;
}

interface GivenAnswer {
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
  readonly value: StoredValue;
  readonly drawn?: true;
}

interface ToldTurn {
  readonly conversation: { readonly turn: number };
  readonly answers: readonly GivenAnswer[];
  readonly outcome: { readonly finished: boolean };
  readonly state: ConversationState;
}

/** What is told of a turn, in the order in which it happened. */
export function toldOfTurn({ conversation, answers, outcome, state }: ToldTurn): Told[] {
  return [
    ...(conversation.turn === 0 ? [{ event: 'conversation.started' } as const] : []),
    ...toldAnswers(answers),
    ...(outcome.finished ? [toldEnd(state)] : []),
  ];
}

/** What was drawn nobody has answered, and what was skipped neither. */
export function toldAnswers(answers: readonly GivenAnswer[]): Told[] {
  return answers.flatMap(({ unique_question_id, nachfrage_id, value, drawn }) =>
    drawn || value === null ? [] : [{ event: 'question.answered' as const, unique_question_id, nachfrage_id }],
  );
}

export function toldEnd(state: ConversationState): Told {
  return { event: state.finished && state.screened ? 'conversation.screened_out' : 'conversation.finished' };
}

/** One message for each receiver that wants to be told, in the order of the events. */
const messages = (values: Record<'survey_id' | 'conversation_id' | 'turn' | 'at' | 'told', string>, from = '') => `
    insert into webhook_deliveries (survey_id, delivery_id, webhook_id, event, conversation_id, turn, unique_question_id, nachfrage_id,
      happened_at, next_attempt_at, tried_until)
    select ${values.survey_id}, gen_random_uuid(), w.webhook_id, e.told->>'event', ${values.conversation_id}, ${values.turn},
      e.told->>'unique_question_id', e.told->>'nachfrage_id', ${values.at}, ${values.at},
      ${values.at} + interval '${TRIED_FOR_MS} milliseconds'
    from ${from}jsonb_array_elements(${values.told}) with ordinality as e (told, place), webhooks w
    where w.survey_id = ${values.survey_id} and w.off_at is null and w.removed_at is null and e.told->>'event' = any(w.events)
    order by e.place`;

/** A part of the statement that stores a turn, committed with what it tells of; the events are the parameter of that number, in JSON. */
export const writeTold = (parameter: number): string =>
  `, told as (${messages(
    { survey_id: '$1', conversation_id: '$2', turn: '$3::int', at: '$6::timestamptz', told: `$${parameter}` },
    'moved, ',
  )})`;

/** Stores what is to be told of a changed conversation, in the transaction of the change. */
export async function storeTold(
  tx: Kysely<Tables>,
  { survey_id, conversation_id, turn, now }: ConversationId & { readonly turn: number; readonly now: number },
  told: readonly Told[],
): Promise<void> {
  const text = messages({
    survey_id: '$1::text',
    conversation_id: '$2::uuid',
    turn: '$3::int',
    at: '$4::timestamptz',
    told: '$5::jsonb',
  });
  await tx.executeQuery(
    CompiledQuery.raw(text, [survey_id, conversation_id, turn, new Date(now), JSON.stringify(told)]),
  );
}
