import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { sendHtml } from '../../features/pages/sendHtml.ts';
import { compressAnswers } from './compressAnswers.ts';

const long = { dialogs: Array.from({ length: 200 }, (_, index) => `Dialog ${index} mit Umlauten: äöü`) };

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/short', async () => ({ msg: 'ok' }));
  app.get('/stream', async (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'.repeat(500)));
  app.post('/echo', async ({ body }) => ({ body }));
});

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br', 'br', promisify(brotliDecompress)],
  ['gzip', 'gzip', promisify(gunzip)],
] as const)(
  'a client that takes %s gets a long answer in %s, whole and much smaller',
  async (accepted, sent, unpack) => {
    const { headers, rawPayload } = await get('/long', accepted);
    expect(headers['content-encoding']).toBe(sent);
    expect(headers.vary).toContain('accept-encoding');
    expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
    expect(JSON.parse((await unpack(rawPayload)).toString())).toEqual(long);
  },
);

test.each([
  ['/long', undefined],
  ['/short', 'br'],
  ['/stream', 'br'],
])('%s to a client that takes %s is sent as it is', async (url, accepted) => {
  expect((await get(url, accepted)).headers['content-encoding']).toBeUndefined();
});

test('a packed request is not unpacked', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ a: 'b'.repeat(10_000) })),
  });
  expect(statusCode).toBe(400);
});

test('where files are sent that are compressed already, only what is made for a request is', async () => {
  const pages = fastify();
  await compressAnswers(pages, 'given');
  const html = '<p>Gesprächsverlauf</p>'.repeat(200);
  pages.get('/page', async (_request, reply) => sendHtml(reply, 410, html));
  pages.get('/file', async () => html);
  const headers = { 'accept-encoding': 'br' };
  const [page, file] = [await pages.inject({ url: '/page', headers }), await pages.inject({ url: '/file', headers })];
  const sent = { 'content-encoding': 'br', vary: 'accept-encoding, accept-language' };
  expect(page).toMatchObject({ statusCode: 410, headers: sent });
  expect((await promisify(brotliDecompress)(page.rawPayload)).toString()).toBe(html);
  expect(file.headers['content-encoding']).toBeUndefined();
});
