import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { noPersonalLinks } from '../../../testing/noPersonalLinks.ts';
import type { ReadOpening } from './PagesOptions.ts';
import type { OpenDialog } from './dialogPage.ts';
import { registerPages } from './registerPages.ts';

const template = `<!doctype html>
<html lang="de"><head><!--dialog:head--></head><body><div id="first-bubbles"><!--dialog:bubbles--></div></body></html>`;
const installation = { publicUrl: null, helpUrl: null, embedHosts: [] };
const attack = `</script><img src=x onerror="alert('$&')">`;

let product: BuiltProduct;
let app: FastifyInstance;
let sites: readonly string[] = [];

beforeEach(async () => {
  product = await aBuiltProduct();
  await product.release('shell', 's1', { 'live.html': template });
  const live = {
    live: 'live.js',
    livePreload: ['live/react.js'],
    liveParts: { scales: ['live/scales.js'], 'ar.data': ['live/ar.data.js'] },
  };
  await product.release('mf-assess-live', 'v7', {}, live);
  app = fastify();
  await serve(async () => ({ kind: 'open', ...opening('Zufriedenheit', 'Hallo!') }));
});

afterEach(async () => {
  await app.close();
  await product.takeAway();
});

/** Serves pages of other dialogs from now on. */
async function serve(readOpening: ReadOpening, log?: FastifyBaseLogger): Promise<void> {
  await app.close();
  app = fastify(log && { loggerInstance: log });
  await registerPages(app, {
    releases: product.releases,
    now: Date.now,
    mediaHost: null,
    readOpening,
    readChatsOpening: async () => ({ kind: 'unknown' }),
    readSpoken: async () => 'de',
    findSites: async () => sites,
    enterByPassword: async () => ({ kind: 'wrong' }),
    personalLinks: noPersonalLinks,
    findByName: async () => null,
    readPrivacy: async () => null,
    installation,
  });
}

const get = (url: string) => app.inject({ method: 'GET', url });

function opening(survey_name: string, ...bubbles: (string | [pause: number, context: string])[]): OpenDialog {
  const popUp = { header: '', text: '', btn_back: '' };
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
    firstEntries: bubbles.map((bubble) => ({
      context: typeof bubble === 'string' ? bubble : bubble[1],
      created_on: 1,
      type: 'welcome',
      unique_question_id: null,
      nachfrage_id: null,
      current_question_id: null,
      finished_question_id: null,
      user_or_bot: 'bot',
      pause: typeof bubble === 'string' ? 0 : bubble[0],
    })),
    firstQuestion: null,
  };
}

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
    expect(response.body).toContain('<link rel="modulepreload" href="/remotes/mf-assess-live/v7/live/react.js">');
    expect(dataOf(response.body)).toEqual({
      ...opening('Zufriedenheit', 'Hallo!'),
      module: '/remotes/mf-assess-live/v7/live.js',
    });
  });

  it("has the browser fetch the part of the first question's input with it, and no other part", async () => {
    const input = { type: 'slider', min: 0, max: 10, step: 1, label_min: '', label_max: '' } as const;
    const about = { unique_question_id: 'q', nachfrage_id: null, item_id: null, reason: null, optional: false };
    const preload = '<link rel="modulepreload" href="/remotes/mf-assess-live/v7/live/scales.js">';
    expect((await get('/dialog/abc')).body).not.toContain(preload);
    await serve(async () => ({ kind: 'open', ...opening('Wert', 'Hallo!'), firstQuestion: { ...about, input } }));
    expect((await get('/dialog/abc')).body).toContain(preload);
  });

  it('has it fetch what the messenger says in the language of the dialog', async () => {
    const preload = '<link rel="modulepreload" href="/remotes/mf-assess-live/v7/live/ar.data.js">';
    expect((await get('/dialog/abc')).body).not.toContain(preload);
    const { config, ...rest } = opening('Zufriedenheit', 'Hallo!');
    await serve(async () => ({ kind: 'open', config: { ...config, language: 'ar-EG' }, ...rest }));
    expect((await get('/dialog/abc')).body).toContain(preload);
  });

  it('of a widget is drawn without a bar from the beginning, one in Arabic from the right', async () => {
    expect((await get('/widget/abc')).body).toContain('<html data-widget lang="en">');
    const { config, ...rest } = opening('Zufriedenheit', 'Hallo!');
    await serve(async () => ({ kind: 'open', config: { ...config, language: 'ar' }, ...rest }));
    expect((await get('/dialog/abc')).body).toContain('<html lang="ar" dir="rtl">');
  });

  it("keeps an author's text from becoming markup", async () => {
    await serve(async () => ({ kind: 'open', ...opening(attack, attack) }));
    const { body } = await get('/assess_live/abc');
    expect(body).not.toContain('<img');
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(body)).toMatchObject({ config: { survey_name: attack }, firstEntries: [{ context: attack }] });
    expect(body).toContain(
      '<title>&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;$&amp;&#39;)&quot;&gt;</title>',
    );
  });

  it('shows the bubbles before the first authored pause, as plain text', async () => {
    const bubbles = opening('Zufriedenheit', [300, '**Hallo**!'], 'Da bist du ja.', [800, 'Bereit?'], 'Los!');
    await serve(async () => ({ kind: 'open', ...bubbles }));
    const { body } = await get('/dialog/abc');
    expect(body.match(/(?<=<p class="first-bubble">)[^<]*/g)).toEqual(['Hallo!', 'Da bist du ja.']);
    expect(body).toContain('<meta name="description" content="Hallo!">');
  });

  it('shows a picture with its room and a sound in the first bubbles, and describes itself by words', async () => {
    const dialog = opening('Zufriedenheit', 'Ein "Hund"', 'Wuff', 'Hallo!');
    const files = [
      { location: '/media/a.webp', type: 'image/webp', width: 800, height: 500 },
      { location: '/media/b.mp3', type: 'audio/mpeg' },
    ];
    const firstEntries = dialog.firstEntries.map((entry, at) =>
      Object.assign({}, entry, files[at] && { media: files[at] }),
    );
    await serve(async () => ({ kind: 'open', ...dialog, firstEntries }));
    const { body } = await get('/dialog/abc');
    expect(body).toContain(
      '<p class="first-bubble"><img class="dw-media" src="/media/a.webp" alt="Ein &quot;Hund&quot;" width="800" height="500"></p>' +
        '<p class="first-bubble"><audio class="dw-media" src="/media/b.mp3" controls preload="metadata" aria-label="Wuff"></audio></p>' +
        '<p class="first-bubble">Hallo!</p>',
    );
    expect(body).toContain('<meta name="description" content="Hallo!">');
  });

  it("allows the page's own styles by their hash, and no others", async () => {
    const styles = '.dw{color:red}';
    await product.release('shell', 's2', {
      'live.html': template.replace('</head>', `<style>${styles}</style></head>`),
    });
    const before = opening('<style>.x{}</style>', '<style>.y{}</style>');
    await serve(async () => ({ kind: 'open', ...before }));
    const policy = String((await get('/dialog/abc')).headers['content-security-policy']);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(policy).toContain(
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-${hash}';`,
    );
  });

  it('may stand in frames of other sites as a widget only', async () => {
    expect((await get('/widget/abc')).headers['content-security-policy']).toContain('frame-ancestors *');
    expect((await get('/dialog/abc')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('stands as a widget only in frames of the websites that its authors have named', async () => {
    sites = ['https://www.example.org'];
    const ancestors = async (url: string) =>
      /frame-ancestors ([^;]+)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    expect(await ancestors('/widget/abc?quelle=x')).toBe("'self' https://www.example.org");
    expect(await ancestors('/dialog/abc')).toBe("'none'");
    sites = [];
  });

  it('begins nothing where authors only look at the widget: no module, no data, choices that take nothing', async () => {
    const { body } = await get('/widget/abc?vorschau=1');
    expect(body).toContain('<p class="first-bubble">Hallo!</p>');
    expect(body).not.toMatch(/dialog-data|modulepreload|live\.js/);
    expect((await get('/dialog/abc?vorschau=1')).body).toContain('modulepreload');
  });

  it.each([
    ['unknown', 404, 'Diesen Dialog gibt es nicht.'],
    ['inactive', 410, 'Dialog ist nicht mehr aktiv.'],
  ] as const)('is a page with a sentence for a dialog that is %s', async (kind, status, sentence) => {
    await serve(async () => ({ kind }));
    const response = await get('/assess_live/abc');
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain(`<h1 class="first-bubble">${sentence}</h1>`);
    expect(dataOf(response.body)).toEqual({ problem: sentence });
  });

  it('is a page with a sentence when the database or the module is away', async () => {
    await rm(join(product.releases.folder, 'mf-assess-live'), { recursive: true });
    expect((await get('/dialog/abc')).body).toContain('The dialog cannot be loaded at the moment.');
    await serve(async () => {
      throw new Error('connection lost');
    });
    const response = await get('/dialog/abc');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Es ist nichts verloren gegangen.');
    expect(response.body).not.toContain('connection lost');
  });

  it('writes down where it failed, and nothing that people have written', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    await serve(() => Promise.reject(new TypeError('invalid input: Ana aus Ulm')), log);
    await get('/dialog/abc');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TypeError');
    expect(lines[0]).not.toContain('Ana');
  });
});

it.each([
  [
    { why: 'not-begun', moment: Date.UTC(2026, 11, 1, 8) },
    'Sie können ab 1. Dezember um 09:00 Uhr teilnehmen (Zeit in Berlin).',
  ],
  [{ why: 'over', moment: Date.UTC(2026, 11, 1, 8) }, 'Die Teilnahme war bis 1. Dezember um 09:00 Uhr möglich'],
  [{ why: 'full' }, 'Es haben schon so viele Menschen teilgenommen'],
] as const)(
  'a door that is shut (%j) says why, and those who have begun go on by their own link',
  async (door, sentence) => {
    const asked: boolean[] = [];
    await serve(async (_id, { goesOn }) => {
      asked.push(goesOn);
      return goesOn ? { kind: 'open', ...opening('Zufriedenheit', 'Hallo!') } : { kind: 'door', ...door };
    });
    const shut = await get('/dialog/abc?pid=a%22b');
    expect(shut.statusCode).toBe(410);
    expect(shut.body).toContain(sentence);
    expect(shut.body).not.toContain('Zufriedenheit');
    const [, goOn = ''] =
      /<a href="([^"]+)">Sie haben schon begonnen\? Hier geht es weiter\.<\/a>/.exec(shut.body) ?? [];
    expect(goOn).toBe('?pid=a%22b&amp;weiter=1');
    expect((await get(`/dialog/abc${goOn.replaceAll('&amp;', '&')}`)).body).toContain('Zufriedenheit');
    expect(asked).toEqual([false, true]);
  },
);
