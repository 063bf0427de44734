import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchBodies } from './watchBodies.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  watchBodies(app, { graceMs: 300, bytesPerSecond: 1_000, callMs: 5_000, longestMs: 1_500, intervalMs: 20 });
  app.post('/taken', async () => ({ taken: true }));
  app.post('/call', { config: { call: 'login' } }, async () => ({ taken: true }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

interface Sending {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<unknown>;
}

function send(path: string, length: number): Sending {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString())).on('error', () => {});
  const closed = once(socket, 'close');
  const head = ['Host: x', 'Content-Type: application/json', `Content-Length: ${length}`];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  return { socket, heard: () => heard, closed };
}

/** Sends a body at an even pace until it is whole or the connection is closed; gives what was answered. */
async function sendAt(path: string, body: string, bytes: number, intervalMs: number): Promise<string> {
  const { socket, heard, closed } = send(path, body.length);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < body.length && socket.writable) socket.write(body.slice(sent, sent + bytes));
    sent += bytes;
    if (heard().includes('taken')) socket.end();
  }, intervalMs);
  await closed;
  clearInterval(timer);
  return heard();
}

const text = (length: number) => JSON.stringify('x'.repeat(length - 2));

test('a byte now and then is cut off with a sentence', async () => {
  const answer = await sendAt('/taken', text(1_000), 1, 100);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('kam nicht vollständig an');
  expect(answer).toMatch(/"request_id":"[^"]+"/);
});

test('no body at all is cut off too', async () => {
  const { heard, closed } = send('/taken', 1_000);
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body at a fair pace is taken', async () => {
  expect(await sendAt('/taken', text(1_500), 200, 60)).toContain('"taken":true');
  expect(await sendAt('/call', text(4_000), 200, 60)).toContain('"taken":true');
});

test('a fair pace has an end where no call waits', async () => {
  expect(await sendAt('/taken', text(100_000), 200, 60)).toMatch(/^HTTP\/1\.1 408 /);
});

test('the time between two requests on one connection does not count', async () => {
  const begun = performance.now();
  const { socket, heard } = send('/taken', 3);
  socket.write('"x"');
  await expect.poll(heard).toContain('"taken":true');
  await expect.poll(() => performance.now() - begun, { timeout: 2_000 }).toBeGreaterThan(600);
  socket.write('POST /taken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n"y"');
  await expect.poll(() => heard().match(/"taken":true/g)?.length).toBe(2);
  socket.destroy();
});
