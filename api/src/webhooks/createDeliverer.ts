import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { claimDelivery } from './claimDelivery.ts';
import type { ClaimedDelivery } from './claimDelivery.ts';
import type { WebhookId } from './createWebhookSecrets.ts';
import { sendDelivery } from './sendDelivery.ts';
import { settleDelivery } from './settleDelivery.ts';
import type { ReadExported } from './webhookMessage.ts';

type Context = Pick<Services, 'db' | 'now' | 'webhookSecrets' | 'webhookSender'>;

interface DueWebhook extends WebhookId {
  readonly is_slow: boolean;
}

/** Sends what is due to receivers. */
export interface Deliverer {
  /** Looks what is due and begins to send it, without waiting for what is on its way. */
  look(): Promise<void>;
  /** Resolves once nothing is on its way. */
  settled(): Promise<void>;
  /** Begins nothing more; resolves once what is on its way has arrived. */
  stop(): Promise<void>;
}

/**
 * How many messages are on their way from one server at one time, in all and to one receiver. Receivers that fail or take long have places of their own, so
 * that a hundred of them hold up nobody else's.
 */
const lanes = {
  quick: { places: 12, ofOne: 4 },
  slow: { places: 4, ofOne: 1 },
} as const;
/** After so many in a row a place is free for others. */
const IN_A_ROW = 25;
const LOOKED_AT = 200;

export function createDeliverer(
  context: Context,
  { readExported, onFault }: { readonly readExported: ReadExported; readonly onFault: (error: unknown) => void },
): Deliverer {
  const { db, now } = context;
  /** By lane and webhook, how many places it has. */
  const running = { quick: new Map<string, number>(), slow: new Map<string, number>() };
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();

  const taken = (lane: keyof typeof lanes): number => [...running[lane].values()].reduce((sum, one) => sum + one, 0);

  /** Begins to send to a webhook where there is a place for it. */
  function begin(webhook: DueWebhook): void {
    const lane = webhook.is_slow ? 'slow' : 'quick';
    const { places, ofOne } = lanes[lane];
    const [own, key] = [running[lane], webhook.webhook_id];
    const has = own.get(key) ?? 0;
    if (stopping.signal.aborted || has >= ofOne || taken(lane) >= places) return;
    own.set(key, has + 1);
    const work = sendSome(webhook)
      .catch(onFault)
      .finally(() => {
        const left = (own.get(key) ?? 1) - 1;
        if (left > 0) own.set(key, left);
        else own.delete(key);
        working.delete(work);
      });
    working.add(work);
  }

  async function sendSome(webhook: DueWebhook): Promise<void> {
    for (let sent = 0; sent < IN_A_ROW && !stopping.signal.aborted; sent += 1) {
      const delivery = await claimDelivery(db, webhook, now());
      if (!delivery) return;
      // There may be more, which need not wait for this one.
      begin(webhook);
      const attempt = await sendDelivery(context, delivery, await answersOf(delivery));
      const isQuick = await settleDelivery(context, delivery, attempt);
      if (isQuick === webhook.is_slow) return;
    }
  }

  async function answersOf({ with_answers, event, survey_id, conversation_id, unique_question_id }: ClaimedDelivery) {
    if (!with_answers || conversation_id === null || event === 'conversation.started') return null;
    return readExported(survey_id, conversation_id, unique_question_id);
  }

  /** In another order each time, because none shall always be the last. */
  async function dueWebhooks(): Promise<readonly DueWebhook[]> {
    const at = new Date(now());
    const { rows } = await sql<DueWebhook>`
      select w.survey_id, w.webhook_id, w.is_slow
      from webhooks w
      join surveys s on s.survey_id = w.survey_id
      where w.off_at is null and w.removed_at is null and s.deleted_at is null
        and (w.rests_until is null or w.rests_until <= ${at}::timestamptz)
        and exists (
          select from webhook_deliveries d
          where d.survey_id = w.survey_id and d.webhook_id = w.webhook_id and d.next_attempt_at <= ${at}::timestamptz)
      order by random()
      limit ${LOOKED_AT}`.execute(db);
    return rows;
  }

  const settled = async (): Promise<void> => {
    while (working.size > 0) await Promise.all(working);
  };
  return {
    async look() {
      for (const webhook of await dueWebhooks()) begin(webhook);
    },
    settled,
    stop() {
      stopping.abort();
      return settled();
    },
  };
}
