import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingRequest } from './fillSecrets.ts';
import { createCallExternalApi } from './callExternalApi.ts';

let server: Server;
let address: string;
let asked: { method: string; url: string; body: string; contentType: string | undefined }[];
let answer: RequestListener;

beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.end('{"user": {"name": "Ana", "orders": [{"id": 7}]}}');
  server = createServer((request, response) => {
    void remember(request).then(() => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function remember(request: IncomingMessage): Promise<void> {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, body: await text(request), contentType: headers['content-type'] });
}

const aRequest = (fields: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  unique_question_id: 'api',
  method: 'GET',
  url: address,
  headers: [],
  body: null,
  timeout_ms: 5_000,
  mapping: [
    { variable: 'name', path: 'user.name' },
    { variable: 'order', path: 'user.orders.0.id' },
  ],
  ...fields,
});

describe('a system that may be asked', () => {
  const ask = createCallExternalApi({ allowPrivate: true });

  test('gives the values that the block maps', async () => {
    expect(await ask(aRequest({ url: `${address}/x?y=1` }))).toEqual({ name: 'Ana', order: 7 });
    expect(asked).toMatchObject([{ method: 'GET', url: '/x?y=1', body: '' }]);
  });

  test('gets the body as JSON', async () => {
    await ask(aRequest({ method: 'POST', body: '{"ä": 1}' }));
    expect(asked).toEqual([{ method: 'POST', url: '/', body: '{"ä": 1}', contentType: 'application/json' }]);
  });

  test('may answer anything when nothing is mapped', async () => {
    answer = (_request, response) => response.end('ok');
    expect(await ask(aRequest({ mapping: [] }))).toEqual({});
  });

  test.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/other' }).end()],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['more than 100 kB', (_request, response) => response.end(JSON.stringify({ a: 'x'.repeat(100_001) }))],
    ['half an answer', (_request, response) => void response.write('{"a":', () => response.destroy())],
  ])('counts as failed when it answers with %s', async (_, answering) => {
    answer = answering;
    expect(await ask(aRequest())).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('counts as failed when it does not answer in time, or not to the end', async () => {
    answer = () => {};
    expect(await ask(aRequest({ timeout_ms: 100 }))).toBeNull();
    answer = (_request, response) => void response.write('{');
    expect(await ask(aRequest({ timeout_ms: 100 }))).toBeNull();
  });

  test.each(['', 'kein Link', 'ftp://127.0.0.1/', 'file:///etc/passwd', 'http://', 'http://127.0.0.1:1/'])(
    'counts as failed at the address %j',
    async (url) => {
      expect(await ask(aRequest({ url }))).toBeNull();
    },
  );
});

describe('without the operator’s leave, no address in their network is asked', () => {
  const ask = createCallExternalApi({ allowPrivate: false });
  const port = () => new URL(address).port;

  test.each([
    (at: string) => `http://127.0.0.1:${at}/`,
    (at: string) => `http://localhost:${at}/`,
    (at: string) => `http://2130706433:${at}/`,
    (at: string) => `http://0x7f.1:${at}/`,
    (at: string) => `http://0:${at}/`,
    (at: string) => `http://[::1]:${at}/`,
    (at: string) => `http://[::ffff:127.0.0.1]:${at}/`,
    (at: string) => `http://user@127.0.0.1:${at}/`,
  ])('%s', async (urlAt) => {
    expect(await ask(aRequest({ url: urlAt(port()) }))).toBeNull();
    expect(asked).toEqual([]);
  });
});
