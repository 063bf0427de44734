import type { Services } from '../services.ts';
import type { ClaimedDelivery } from './claimDelivery.ts';
import type { WebhookAttempt } from './createWebhookSender.ts';
import type { ExportedCells } from './webhookMessage.ts';
import { webhookMessage } from './webhookMessage.ts';

/** Makes the attempt at a claimed message; a secret that no key opens counts as an attempt that failed. */
export async function sendDelivery(
  { webhookSecrets, webhookSender, now }: Pick<Services, 'webhookSecrets' | 'webhookSender' | 'now'>,
  delivery: ClaimedDelivery,
  answers: ExportedCells | null,
): Promise<WebhookAttempt> {
  const at = now();
  const { delivery_id: id, url, earlier_key_id, earlier_sealed, earlier_until } = delivery;
  const isEarlierValid = earlier_until !== null && earlier_until.getTime() > at;
  const earlier =
    isEarlierValid && earlier_key_id !== null && earlier_sealed !== null
      ? webhookSecrets.open(delivery, { key_id: earlier_key_id, sealed: earlier_sealed })
      : null;
  const secrets = [webhookSecrets.open(delivery, delivery), earlier].filter((secret) => secret !== null);
  if (secrets.length === 0) return { status: null, took_ms: 0, fault: 'unreadable-secret', response: '' };
  return webhookSender.send({ url, id, at, body: webhookMessage(delivery, answers), secrets });
}
