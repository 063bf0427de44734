import type { IncomingMessage } from 'node:http';
import type { WebhookFault } from '@dialogwerk/shared/contract';
import { Webhook } from 'standardwebhooks';
import { createSafeRequest, RefusedRequest } from '../outgoing/createSafeRequest.ts';

/** A message on its way to a receiver. */
interface WebhookMessage {
  readonly url: string;
  /** The header `webhook-id`: the same with each attempt, so that a receiver knows a repeat. */
  readonly id: string;
  /** Milliseconds since 1970, of this attempt. */
  readonly at: number;
  readonly body: string;
  /** What it is signed with: one, or while a secret is changed two. */
  readonly secrets: readonly string[];
}

/** What became of an attempt. */
export interface WebhookAttempt {
  /** null where nothing was answered. */
  readonly status: number | null;
  readonly took_ms: number;
  readonly fault: WebhookFault | null;
  /** How the answer begins. */
  readonly response: string;
}

/** Sends messages to addresses that authors name. */
export interface WebhookSender {
  /** Whether an address may be told anything at all: encrypted, or in the operator's own network where that is allowed. */
  takes(url: string): boolean;
  /** Makes one attempt; never rejects. */
  send(message: WebhookMessage): Promise<WebhookAttempt>;
}

/** From the name's look-up to the end of what is read of the answer. */
const TIMEOUT_MS = 10_000;
/** What is read of an answer: enough to see what is wrong. */
const READ_BYTES = 1_000;
const SHOWN_CHARACTERS = 300;

/**
 * Signs by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`), under the guard of `api` blocks: hosts of the internet alone, looked at
 * when the connection is made; no redirect is followed, nothing is unpacked, and of an answer 1 kB is read within 10 s in all.
 */
export function createWebhookSender({
  allowPrivate,
  timeout_ms = TIMEOUT_MS,
}: {
  readonly allowPrivate: boolean;
  readonly timeout_ms?: number;
}): WebhookSender {
  const request = createSafeRequest({ allowPrivate });
  return {
    takes: (url) => allowPrivate || new URL(url).protocol === 'https:',
    async send({ url, id, at, body, secrets }) {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      const signed = new Date(at);
      try {
        const answer = await request(new URL(url), {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Dialogwerk-Webhooks/1',
            'accept-encoding': 'identity',
            'webhook-id': id,
            'webhook-timestamp': Math.floor(at / 1_000),
            'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, signed, body)).join(' '),
          },
          body,
          timeout_ms,
        });
        const response = await beginningOf(answer);
        return { status: answer.statusCode ?? null, took_ms: took(), fault: null, response };
      } catch (error) {
        return { status: null, took_ms: took(), fault: faultOf(error), response: '' };
      }
    },
  };
}

/** What has come of an answer by its end, the bound or the time; the status counts, whatever its body does. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // It was cut off: what came before is shown.
  }
  answer.destroy();
  const text = Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8');
  return text
    .replaceAll(/[\p{Cc}\p{Cs}�]+/gu, ' ')
    .slice(0, SHOWN_CHARACTERS)
    .trim();
}

const CERTIFICATE = /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL)/;

function faultOf(error: unknown): WebhookFault {
  if (error instanceof RefusedRequest) return 'refused-address';
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}
