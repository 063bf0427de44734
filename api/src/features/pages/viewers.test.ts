import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { noPersonalLinks } from '../../../testing/noPersonalLinks.ts';
import { registerPages } from './registerPages.ts';

let product: BuiltProduct;
let app: FastifyInstance;
beforeEach(async () => {
  product = await aBuiltProduct();
  await product.release('shell', 's1', { 'index.html': '<!doctype html><head></head>' });
  await product.release('mf-dashboard', 'v1');
  app = fastify();
  await registerPages(app, {
    mediaHost: null,
    releases: product.releases,
    now: Date.now,
    readOpening: async () => ({ kind: 'unknown' }),
    readChatsOpening: async () => ({ kind: 'unknown' }),
    readSpoken: async () => 'de',
    findSites: async () => [],
    enterByPassword: async () => ({ kind: 'wrong' }),
    personalLinks: noPersonalLinks,
    findByName: async () => null,
    readPrivacy: async () => null,
    installation: { publicUrl: null, helpUrl: null, embedHosts: [] },
  });
});
afterEach(async () => {
  await app.close();
  await product.takeAway();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('who asks decides on versions: the server', () => {
  it('gives a browser one place among all while a version is tried, and no cookie otherwise', async () => {
    expect((await get('/dashboard')).headers['set-cookie']).toBeUndefined();
    await product.build('mf-dashboard', 'v2');
    await product.releases.tryOut('mf-dashboard', { version: null, share: 0.5, users: [] }, 'x');
    expect(String((await get('/dashboard')).headers['set-cookie'])).toMatch(
      /^dialogwerk-share=\d+; Path=\/; .*HttpOnly/,
    );
    expect((await get('/dialog/abc')).headers['set-cookie']).toBeUndefined();
    const got = async (cookie: string) =>
      (await get('/remotes.json', { cookie })).json<RemoteRegistry>().remotes[0]?.version;
    expect(await got('dialogwerk-share=4999')).toBe('v2');
    expect(await got('a=b; dialogwerk-share=5000')).toBe('v1');
    for (const broken of ['-1', '10000', 'x', '']) expect(await got(`dialogwerk-share=${broken}`)).toBe('v1');
  });

  it('believes no account and no composition that it has not vouched for', async () => {
    await product.build('mf-dashboard', 'v2');
    await product.releases.tryOut('mf-dashboard', { version: null, share: 0, users: ['anna'] }, 'x');
    const got = async (cookie: string, query = '') =>
      (await get(`/remotes.json${query}`, { cookie })).json<RemoteRegistry>().remotes[0]?.because;
    const proof = product.releases.vouch('dialogwerk-user anna');
    expect(await got(`dialogwerk-user=anna.${proof}`)).toBe('user');
    expect(await got('dialogwerk-user=anna')).toBe('current');
    expect(await got(`dialogwerk-user=anna.${product.releases.vouch('dialogwerk-user bert')}`)).toBe('current');
    const composition = Object.keys((await product.releases.registry()).compositions).at(-1) ?? '';
    const until = (offset: number) => {
      const text = String(Date.now() + offset);
      return `dialogwerk-replay=${text}.${product.releases.vouch(`dialogwerk-replay ${text}`)}`;
    };
    expect(await got(until(60_000), `?composition=${composition}`)).toBe('replay');
    expect(await got(until(-1), `?composition=${composition}`)).toBe('current');
    expect(await got('', `?composition=${composition}`)).toBe('current');
    expect(await got(until(60_000), '?composition=toString')).toBe('current');
  });

  it('sends the registry again to who knows it only once something is released', async () => {
    const { headers } = await get('/remotes.json');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get('/remotes.json', known)).statusCode).toBe(304);
    await product.release('mf-dashboard', 'v2');
    expect((await get('/remotes.json', known)).statusCode).toBe(200);
  });
});
