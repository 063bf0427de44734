import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileSender } from './createFileSender.ts';

const MINUTE_MS = 60_000;
let app: FastifyInstance;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Serves a file at '/'; resolves once it is asked for. */
function serve(file: Readable): Promise<void> {
  const send = createFileSender();
  return new Promise((resolve) => {
    const open = (): Readable => {
      resolve();
      return file;
    };
    app.get('/', (_, reply) => send(reply, { media_type: 'text/plain', file_name: 'a.txt', open }));
  });
}

it('waits for a file that takes long before its first byte', async () => {
  const file = new PassThrough();
  const asked = serve(file);
  const answer = app.inject('/').then(({ body }) => body);
  await asked;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  file.end('Alles da.');
  expect(await answer).toBe('Alles da.');
});

it('gives up a file that nobody takes', async () => {
  const piece = Buffer.alloc(64 * 1024);
  const file = new Readable({ read: () => void file.push(piece) });
  const asked = serve(file);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const reader = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(reader, 'connect');
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  while (!file.destroyed) await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(file.readableEnded).toBe(false);
  reader.destroy();
});
