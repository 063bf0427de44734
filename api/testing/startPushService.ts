import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '../src/push/createPush.ts';

/** A message as the browser reads it. */
export interface Pushed {
  readonly message: unknown;
  /** Who has sent it: a signed token, and the key that it is signed with. */
  readonly authorization: string;
  readonly ttl: string;
}

/** A push service on this machine, with one browser behind it. */
export interface PushService {
  readonly origin: string;
  readonly subscription: PushSubscription;
  /** What was taken. */
  readonly pushed: Pushed[];
  /** What it answers; 201 takes a message. */
  status: number;
  /** How often it was asked. */
  asked: number;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((sealed) => {
      const { authorization = '', ttl } = request.headers;
      service.asked += 1;
      if (service.status === 201) {
        pushed.push({ message: JSON.parse(opened(sealed, browser, auth)), authorization, ttl: String(ttl) });
      }
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const service: PushService = {
    origin,
    subscription: {
      endpoint: `${origin}/send/eins`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    pushed,
    status: 201,
    asked: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

const SALT = 16;
const KEY_LENGTH_AT = SALT + 4;
const TAG = 16;

/** What a browser reads of a message (RFC 8291, one record of RFC 8188). */
function opened(sealed: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = sealed.subarray(0, SALT);
  const begin = KEY_LENGTH_AT + 1 + (sealed[KEY_LENGTH_AT] ?? 0);
  const sender = sealed.subarray(KEY_LENGTH_AT + 1, begin);
  const derived = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derived(browser.computeSecret(sender), auth, keyInfo, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(begin, -TAG)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
