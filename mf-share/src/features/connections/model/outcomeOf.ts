import type { WebhookDelivery } from '@dialogwerk/shared/contract';
import { connectionTexts } from '../texts.ts';

const texts = connectionTexts.webhooks;

/** What became of a message, as a sentence. */
export interface Outcome {
  readonly isTaken: boolean;
  readonly text: string;
}

export function outcomeOf({ outcome, status, took_ms, fault, response }: WebhookDelivery): Outcome {
  if (outcome === 'delivered') return { isTaken: true, text: texts.taken(status ?? 0, took_ms ?? 0) };
  const why = status === null ? texts.faults[fault ?? 'connection'] : texts.refused(status);
  return { isTaken: false, text: response === '' ? why : `${why} „${response}“` };
}
