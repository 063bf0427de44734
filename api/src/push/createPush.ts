import type { PushMessage } from '@dialogwerk/shared/contract';
import { createSafeRequest } from '../outgoing/createSafeRequest.ts';
import { isPushService } from './isPushService.ts';
import type { PushKeys } from './readPushKeys.ts';

/** Where one browser takes messages, as it has subscribed. */
export interface PushSubscription {
  readonly endpoint: string;
  /** What its messages are encrypted with, so that the push service reads none. */
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: there is no such browser any more; `refused`: this message will never be taken; `later`: the service is away or busy. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Sends messages to browsers by their push services. */
export interface Push {
  readonly publicKey: string;
  /** Whether its messages would go to a service that the operator allows. */
  takes(endpoint: string): boolean;
  /** `topic`: takes the place of what waits under the same one; 32 signs of base64url at most. Never rejects. */
  send(subscription: PushSubscription, message: PushMessage, topic: string): Promise<PushOutcome>;
}

export interface PushSettings {
  /** Origins of the services; see `isPushService`. */
  readonly services: readonly string[];
  /** Whom a service writes to when something is wrong: `https:` or `mailto:`. */
  readonly contact: string;
  /** Whether services may be in the operator's own network. */
  readonly allowPrivate: boolean;
}

const TIMEOUT_MS = 10_000;
/** How long a service keeps what a sleeping device does not take. */
const TTL_SECONDS = 24 * 60 * 60;

const isOver = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export function createPush({ services, contact, allowPrivate }: PushSettings, keys: PushKeys): Push {
  const request = createSafeRequest({ allowPrivate });
  const takes = (endpoint: string): boolean => isPushService(services, endpoint);

  /** null for keys of a browser that nothing can be encrypted with. */
  async function sealed({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage, topic: string) {
    // Later, because most servers never send one.
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: contact, ...keys };
    const options = { vapidDetails, TTL: TTL_SECONDS, topic, urgency: 'normal' } as const;
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
    } catch {
      return null;
    }
  }

  return {
    publicKey: keys.publicKey,
    takes,
    async send(subscription, message, topic) {
      const { endpoint } = subscription;
      if (!takes(endpoint)) return 'gone';
      const details = await sealed(subscription, message, topic);
      if (!details) return 'gone';
      const { method, headers, body } = details;
      try {
        const answer = await request(new URL(endpoint), { method, headers, body, timeout_ms: TIMEOUT_MS });
        answer.destroy();
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) return 'sent';
        if (status === 404 || status === 410) return 'gone';
        return isOver(status) ? 'later' : 'refused';
      } catch {
        return 'later';
      }
    },
  };
}
