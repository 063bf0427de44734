import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { ClientConfig, DialogEntry, LanguageFragments } from '@dialogwerk/shared/contract';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReadOpening } from './answerDialogPage.ts';
import { registerPages } from './registerPages.ts';

const template = `<!doctype html>
<html lang="de"><head><!--dialog:head--></head><body><div id="first-bubbles"><!--dialog:bubbles--></div></body></html>`;
const attack = `</script><img src=x onerror="alert('$&')">`;

let productDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  productDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await build('shell/dist/index.html', '<!doctype html><title>Dialogwerk</title>');
  await build('shell/dist/live.html', template);
  await build('shell/dist/assets/app-1.js', 'export {}');
  await build('shell/dist/assets/app-1.js.gz', gzipSync('export {}'));
  await build('shell/dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await build('secret.txt', 'secret');
  await release('mf-dashboard', { version: 'v1' });
  await release('mf-assess-live', {
    version: 'v7',
    live: 'live.js',
    liveStyles: ['live.css'],
    livePreload: ['assets/a.js'],
  });
  app = await start(async () => ({ kind: 'open', ...opening('Zufriedenheit', 'Hallo!') }));
});

afterEach(async () => {
  await app.close();
  await rm(productDir, { recursive: true });
});

async function start(readOpening: ReadOpening): Promise<FastifyInstance> {
  const started = fastify();
  await registerPages(started, { productDir, readOpening });
  return started;
}

async function build(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(productDir, path)), { recursive: true });
  await writeFile(join(productDir, path), content);
}

async function release(id: string, more: { version: string; [field: string]: unknown }): Promise<void> {
  await build(`${id}/dist/release.json`, JSON.stringify({ id, contract: 1, entry: 'remoteEntry.js', ...more }));
  await build(`${id}/dist/${more.version}/remoteEntry.js`, `export const version = '${more.version}'`);
}

function opening(
  survey_name: string,
  context: string,
): { config: ClientConfig; language: LanguageFragments; firstEntries: DialogEntry[] } {
  const popUp = { header: '', text: '', btn_back: '' };
  const entry = { created_on: 1, type: 'welcome', unique_question_id: null, nachfrage_id: null, pause: 0 };
  return {
    config: {
      survey_id: 'abc',
      survey_id_int: 1,
      survey_name,
      messenger_ui: 'default',
      avatar_name: '',
      background_link: null,
      speed: 0.5,
      feedback_allowed: false,
      training_mode: false,
      du_sie: 'sie',
      language: 'en',
      active: true,
      config: {
        accent_color: '#5ABAB2',
        logo_src: null,
        avatar_src: null,
        avatar_name: '',
        video_messages: false,
        audio_messages: false,
        background_image: null,
      },
    },
    language: {
      restart: '',
      delete: '',
      privacy: '',
      restart_pop_up: { ...popUp, btn_restart: '' },
      delete_pop_up: { ...popUp, btn_delete: '' },
    },
    firstEntries: [{ ...entry, context, current_question_id: null, finished_question_id: null, user_or_bot: 'bot' }],
  };
}

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
    expect(response.json()).toEqual({
      remotes: [
        { id: 'mf-dashboard', contract: 1, version: 'v1', entry: '/remotes/mf-dashboard/v1/remoteEntry.js' },
        { id: 'mf-assess-live', contract: 1, version: 'v7', entry: '/remotes/mf-assess-live/v7/remoteEntry.js' },
      ],
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('leaves out a module that is taken away and names it again once it is back, without a restart', async () => {
    await rename(join(productDir, 'mf-dashboard'), join(productDir, 'away'));
    expect(await remoteIds()).toEqual(['mf-assess-live']);
    await rename(join(productDir, 'away'), join(productDir, 'mf-dashboard'));
    expect(await remoteIds()).toEqual(['mf-dashboard', 'mf-assess-live']);
  });

  it.each(['not json', '{}', '{"id":"mf-share","contract":1,"version":"v1","entry":"remoteEntry.js"}', 'null'])(
    'leaves out a module whose release.json is broken: %s',
    async (content) => {
      await build('mf-dashboard/dist/release.json', content);
      expect(await remoteIds()).toEqual(['mf-assess-live']);
    },
  );

  it('leaves out a release whose files would lie outside of its folder', async () => {
    await release('mf-share', { version: 'v1', entry: '../../../secret.txt' });
    expect(await remoteIds()).not.toContain('mf-share');
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
  it.each(['/', '/dashboard', '/configurator/abc', '/exit/deleted_de', '/anything/else', '/index.html', '/live.html'])(
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
    await rm(join(productDir, 'shell'), { recursive: true });
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
    expect(response.json()).toEqual({ msg: 'Diese Adresse gibt es hier nicht.' });
  });
});

describe('the page of a public dialog', () => {
  const dataOf = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="dialog-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  it.each(['/assess_live/abc', '/dialog/abc'])('shows the first bubble before any script: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain('<title>Zufriedenheit</title>');
    expect(response.body).toContain('<div id="first-bubbles"><p class="first-bubble">Hallo!</p></div>');
    expect(response.body).toContain('<link rel="modulepreload" href="/remotes/mf-assess-live/v7/live.js">');
    expect(response.body).toContain('<link rel="stylesheet" href="/remotes/mf-assess-live/v7/live.css">');
    expect(dataOf(response.body)).toEqual({
      ...opening('Zufriedenheit', 'Hallo!'),
      module: '/remotes/mf-assess-live/v7/live.js',
    });
  });

  it("keeps an author's text from becoming markup", async () => {
    app = await start(async () => ({ kind: 'open', ...opening(attack, attack) }));
    const { body } = await get('/assess_live/abc');
    expect(body).not.toContain('<img');
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(body)).toMatchObject({ config: { survey_name: attack }, firstEntries: [{ context: attack }] });
    expect(body).toContain(
      '<title>&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;$&amp;&#39;)&quot;&gt;</title>',
    );
  });

  it('may stand in frames of other sites as a widget only', async () => {
    expect((await get('/widget/abc')).headers['content-security-policy']).toContain('frame-ancestors *');
    expect((await get('/dialog/abc')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['unknown', 404, 'Diesen Dialog gibt es nicht.'],
    ['inactive', 410, 'Dialog ist nicht mehr aktiv.'],
  ] as const)('is a page with a sentence for a dialog that is %s', async (kind, status, sentence) => {
    app = await start(async () => ({ kind }));
    const response = await get('/assess_live/abc');
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain(`<p class="first-bubble">${sentence}</p>`);
    expect(dataOf(response.body)).toMatchObject({ closed: { sentence } });
  });

  it('is a page with a sentence when the database or the module is away', async () => {
    await rm(join(productDir, 'mf-assess-live'), { recursive: true });
    expect((await get('/dialog/abc')).body).toContain('Der Dialog kann gerade nicht geladen werden.');
    app = await start(async () => {
      throw new Error('connection lost');
    });
    const response = await get('/dialog/abc');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Es ist nichts verloren gegangen.');
    expect(response.body).not.toContain('connection lost');
  });
});
