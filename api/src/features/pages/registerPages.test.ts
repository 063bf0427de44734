import { createHash, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, get as httpGet } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { signedText } from '@dialogwerk/shared/contract';
import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { anArea } from '../../../testing/anArea.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { noPersonalLinks } from '../../../testing/noPersonalLinks.ts';
import { registerPages } from './registerPages.ts';

let product: BuiltProduct;
let app: FastifyInstance;

const shell = {
  'index.html': '<!doctype html><title>Dialogwerk</title>',
  'live.html': '<!--dialog:head-->',
  'assets/app-1.js': 'export {}',
  'assets/app-1.js.gz': gzipSync('export {}'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

beforeEach(async () => {
  product = await aBuiltProduct();
  await product.release('shell', 's1', shell);
  await writeFile(join(product.folder, 'data', 'secret.txt'), 'secret');
  await product.release('mf-dashboard', 'v1');
  await product.release('mf-assess-live', 'v7', {}, { live: 'live.js' });
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

/** Sends a path as it is over a real connection: `inject` would tidy it up first. */
async function getRaw(path: string): Promise<string> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [response] = await once(httpGet({ host: '127.0.0.1', port: new URL(address).port, path }), 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('no answer');
  return text(response);
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const remoteIds = async () =>
  (await get('/remotes.json')).json<{ remotes: { id: string }[] }>().remotes.map(({ id }) => id);

describe('the module registry', () => {
  it('names each release with its immutable address and is never cached', async () => {
    const response = await get('/remotes.json');
    expect(response.json()).toMatchObject({
      remotes: [
        { id: 'mf-assess-live', contract: 1, version: 'v7', entry: '/remotes/mf-assess-live/v7/remoteEntry.js' },
        { id: 'mf-dashboard', contract: 1, version: 'v1', entry: '/remotes/mf-dashboard/v1/remoteEntry.js' },
      ],
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('leaves out a module that is taken away and names it again once it is back, without a restart', async () => {
    await rename(join(product.releases.folder, 'mf-dashboard'), join(product.releases.folder, 'away'));
    expect(await remoteIds()).toEqual(['mf-assess-live']);
    await rename(join(product.releases.folder, 'away'), join(product.releases.folder, 'mf-dashboard'));
    expect(await remoteIds()).toEqual(['mf-assess-live', 'mf-dashboard']);
  });

  it.each(['not json', '{}', 'null'])('leaves out a module whose manifest is broken: %s', async (content) => {
    await writeFile(join(product.releases.folder, 'mf-dashboard', 'v1', 'release.json'), content);
    expect(await remoteIds()).toEqual(['mf-assess-live']);
  });

  it('goes back to the last good version of a module whose manifest was changed', async () => {
    await product.release('mf-dashboard', 'v2');
    const manifest = join(product.releases.folder, 'mf-dashboard', 'v2', 'release.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"size":1', '"size":2'));
    const { remotes } = (await get('/remotes.json')).json<RemoteRegistry>();
    const dashboard = remotes.find(({ id }) => id === 'mf-dashboard');
    expect(dashboard).toMatchObject({ version: 'v1', because: 'last-good', lastGood: null });
  });

  it('signs what is loaded, for the key that the page names', async () => {
    const { remotes } = (await get('/remotes.json')).json<RemoteRegistry>();
    const x = Buffer.from(product.releases.publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    for (const remote of remotes) {
      const isSigned = (signed: string) =>
        verify(null, Buffer.from(signed), key, Buffer.from(remote.signature, 'base64'));
      expect(isSigned(signedText(remote))).toBe(true);
      expect(isSigned(signedText({ ...remote, integrity: {} }))).toBe(false);
    }
  });
});

describe('the page on which authors look at a widget', () => {
  it('has the real one in it, set by its address alone, and takes nothing of that as markup', async () => {
    const asked = new URLSearchParams({ kind: 'popup', label: '"><img src=x>', onload: 'alert(1)', dialog: 'y' });
    const { body, headers } = await get(`/widget_preview/abc?${asked}`);
    expect(body).toContain(
      '<script src="/widget.js" data-dialog="abc" data-preview data-kind="popup" data-label="&quot;&gt;&lt;img src=x&gt;" async></script>',
    );
    expect(body).not.toMatch(/onload|<img|data-dialog="y"/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toMatch(/style-src 'self' '[^']+' 'sha256-/);
  });
});

describe('built files', () => {
  it('are cached for ever under a module version', async () => {
    const response = await get('/remotes/mf-dashboard/v1/remoteEntry.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('give the script of other websites to them all, for minutes, and again once it is another one', async () => {
    await product.release('shell', 's2', { ...shell, 'widget.js': '(() => {})()' });
    const { statusCode, headers } = await get('/widget.js');
    expect(statusCode).toBe(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=86400');
    expect((await get('/widget.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('that were changed since they were released are not sent', async () => {
    const altered = { 'assets/app-1.js': '/assets/app-1.js', 'assets/app-1.js.gz': '/assets/app-1.js' };
    for (const [file, url] of Object.entries(altered)) {
      const path = join(product.releases.folder, 'shell', 's1', file);
      const before = await readFile(path);
      await rm(path);
      await writeFile(path, 'alert(1)');
      expect((await get(url)).statusCode).toBe(404);
      await writeFile(path, before);
      expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('of a shell that was served before are still there for its tabs', async () => {
    await product.release('shell', 's2', { ...shell, 'assets/app-1.js': '', 'assets/app-2.js': 'export {}' });
    await product.release('shell', 's3', { 'index.html': '', 'assets/app-3.js': 'export {}' });
    for (const name of [1, 2, 3]) expect((await get(`/assets/app-${name}.js`)).statusCode).toBe(200);
    expect((await get('/favicon.svg')).statusCode).toBe(200);
  });

  it('come compressed to who takes it, plain to who does not, and say that they vary', async () => {
    const plain = await get('/assets/app-1.js');
    const compressed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, compressed]) expect(headers.vary).toContain('accept-encoding');
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/remotes/mf-dashboard/v1/gone.js',
    '/remotes/mf-dashboard/v2/remoteEntry.js',
    '/remotes/mf-dashboard',
    '/remotes/elsewhere/v1/remoteEntry.js',
    '/assets/gone.js',
    '/assets/',
  ])('that are missing give 404 and never the app: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('<title>');
  });

  it.each([
    '/remotes/mf-dashboard/../../secret.txt',
    '/remotes/mf-dashboard/v1/../../../secret.txt',
    '/remotes/mf-dashboard/v1/..%2f..%2f..%2fsecret.txt',
    '/remotes/mf-dashboard/..%2f..%2f/secret.txt',
    '/remotes/mf-dashboard/%2e%2e/release.json',
    '/remotes/mf-dashboard/v1/..%5c..%5csecret.txt',
    '/remotes/mf-dashboard/v1/%00',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '//secret.txt',
  ])('outside of the built folders are never sent: %s', async (path) => {
    const body = await getRaw(path);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('"entry"');
  });
});

describe("the app's page", () => {
  const preload = '<link rel="modulepreload" crossorigin href="/assets/app-1.js">';
  const page = `<!doctype html><head><title>Dialogwerk</title>${preload}</head>`;

  it('names the files of the module that the path shows, and carries the registry', async () => {
    await product.release('shell', 's2', { ...shell, 'index.html': page });
    await product.release(
      'mf-configurator',
      'v3',
      {},
      { preload: ['assets/module.js'], area: anArea('mf-configurator', '/configurator/:survey_id') },
    );
    const { body } = await app.inject({ method: 'GET', url: '/configurator/abc?x=1' });
    expect(body).toMatch(
      /<link rel="modulepreload" href="\/remotes\/mf-configurator\/v3\/remoteEntry.js" integrity="sha384-[^"]+">/,
    );
    expect(body).toContain('<link rel="modulepreload" href="/remotes/mf-configurator/v3/assets/module.js">');
    // Before the script in the page that sends the dialog's calls ahead.
    expect(body.indexOf('<meta name="opens-dialog" content="abc">')).toBeGreaterThan(0);
    expect(body.indexOf('opens-dialog')).toBeLessThan(body.indexOf('<title>'));
    const [, registry = ''] = /id="remotes">(.*?)<\/script>/.exec(body) ?? [];
    const all = (await app.inject({ method: 'GET', url: '/remotes.json' })).json<{ remotes: { id: string }[] }>();
    const shown = all.remotes.filter(({ id }) => id === 'mf-configurator');
    expect(all.remotes.length).toBeGreaterThan(shown.length);
    expect(JSON.parse(registry)).toEqual({ ...all, remotes: shown });
    const other = await app.inject({ method: 'GET', url: '/login' });
    expect(other.body).not.toContain('modulepreload" href="/remotes');
    expect(other.body).not.toContain('opens-dialog');
  });

  it('runs no script but those whose hash it names, and names them by a nonce of its own', async () => {
    await product.release('shell', 's2', { ...shell, 'index.html': page });
    const one = await get('/dashboard');
    const other = await get('/dashboard');
    expect(one.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    const [, nonce = '', map = ''] = /<script type="importmap" nonce="(.*?)">(.*?)<\/script>/.exec(one.body) ?? [];
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(other.body).not.toContain(nonce);
    const hash = createHash('sha384').update(shell['assets/app-1.js']).digest('base64');
    expect(JSON.parse(map)).toEqual({ integrity: { '/assets/app-1.js': `sha384-${hash}` } });
    expect(one.body).toContain(`crossorigin href="/assets/app-1.js" integrity="sha384-${hash}">`);
    expect(one.body.indexOf('importmap')).toBeLessThan(one.body.indexOf('<title>'));
    expect((await get('/dialog/abc')).headers['integrity-policy']).toBeUndefined();
  });

  it.each(['/', '/dashboard', '/configurator/abc', '/anything/else', '/index.html', '/live.html'])(
    'answers %s, checked for a newer one each time',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Dialogwerk</title>');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('is a German sentence while nothing is built', async () => {
    await rm(join(product.releases.folder, 'shell'), { recursive: true });
    const response = await get('/dashboard');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Die Anwendung kann gerade nicht geladen werden.');
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/dashboard'],
  ] as const)('does not answer for what does not exist: %s %s', async (method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ msg: 'Diese Adresse gibt es hier nicht.', code: 'request/unknown-address' });
  });
});
