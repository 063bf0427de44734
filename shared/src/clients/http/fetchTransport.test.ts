import { afterEach, expect, test, vi } from 'vitest';
import { fetchTransport } from './fetchTransport.ts';

afterEach(() => vi.unstubAllGlobals());

async function answerOn(status: number, text: string) {
  vi.stubGlobal('fetch', async () => new Response(text, { status, statusText: 'So' }));
  return fetchTransport('')({ method: 'POST', url: '/api/turn', body: '{}' }, null, undefined);
}

test("the server's answers come as they are", async () => {
  expect(await answerOn(200, '{"turn":2}')).toEqual({ status: 200, body: { turn: 2 }, statusText: 'So' });
  expect(await answerOn(404, '{"msg":"Weg"}')).toEqual({ status: 404, body: { msg: 'Weg' }, statusText: 'So' });
});

test.each([200, 302, 401, 403, 404])(
  'a page that a foreign network puts in the place of an answer is none (%d)',
  async (status) => {
    expect(await answerOn(status, '<html>Bitte anmelden</html>')).toMatchObject({ status: 0, body: null });
  },
);

test('a proxy before a server in trouble is believed', async () => {
  expect(await answerOn(502, '<html>Bad Gateway</html>')).toMatchObject({ status: 502, body: null });
});

test('without a network there is no answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const lost = await fetchTransport('')({ method: 'GET', url: '/api/get_config', body: undefined }, null, undefined);
  expect(lost).toEqual({ status: 0, body: null });
});
