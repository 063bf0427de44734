import type { WebhookDelivery } from '@dialogwerk/shared/contract';

/** Of the shape below; a receiver may rely on it. */
const VERSION = 1;

/** What is told, as it is stored. */
export interface ToldEvent {
  readonly survey_id: string;
  readonly event: WebhookDelivery['event'];
  readonly conversation_id: string | null;
  readonly turn: number | null;
  readonly unique_question_id: string | null;
  readonly nachfrage_id: string | null;
  readonly happened_at: Date;
}

/** A conversation's data by the names of an export's columns; why there is no value as `{ "missing": kind }`. */
export type ExportedCells = Readonly<Record<string, string | number | { readonly missing: string }>>;

/**
 * Reads what an export of this moment holds of a conversation: all of it at its end, one question's columns for an answer; null where the
 * conversation is gone or counts no more.
 */
export type ReadExported = (
  survey_id: string,
  conversation_id: string,
  unique_question_id: string | null,
) => Promise<ExportedCells | null>;

/** The body of a message: `{ version, type, timestamp, data }`; `answers` only where they are to be sent. */
export function webhookMessage(told: ToldEvent, answers: ExportedCells | null): string {
  const { survey_id, event, conversation_id, turn, unique_question_id, nachfrage_id, happened_at } = told;
  return JSON.stringify({
    version: VERSION,
    type: event,
    timestamp: happened_at.toISOString(),
    data: {
      survey_id,
      conversation_id,
      turn,
      ...(unique_question_id === null ? {} : { unique_question_id, nachfrage_id }),
      ...(answers === null ? {} : { answers }),
    },
  });
}
