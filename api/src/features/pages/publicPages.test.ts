import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { noPersonalLinks } from '../../../testing/noPersonalLinks.ts';
import type { Privacy } from './privacyPage.ts';
import { registerPages } from './registerPages.ts';

const template = `<!doctype html>
<html lang="de"><head><!--page:head--></head><body><div id="page"><!--page:content--></div></body></html>`;
const attack = `<img src=x onerror="alert('$&')">`;

let product: BuiltProduct;
let app: FastifyInstance;
let privacy: Privacy | null;

beforeEach(async () => {
  product = await aBuiltProduct();
  const index = '<!doctype html><title>Dialogwerk</title>';
  await product.release('shell', 's1', { 'exit.html': template, 'index.html': index });
  privacy = null;
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
    readPrivacy: async () => privacy,
    installation: { publicUrl: null, helpUrl: null, embedHosts: [] },
  });
});

afterEach(async () => {
  await app.close();
  await product.takeAway();
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the exit page', () => {
  it.each([
    ['deleted_de', 'de', 'Ihre Daten wurden gelöscht'],
    ['deleted_en', 'en', 'Your data has been deleted'],
    ['deleted_fr', 'fr', 'Vos données ont été supprimées'],
    ['deleted_ar', 'ar" dir="rtl', 'تم حذف البيانات'],
    ['deleted_pl', 'pl', 'Dane zostały usunięte'],
    ['deleted_nl', 'en', 'Your data has been deleted'],
    ['receipt?language=uk', 'uk', 'Ваші дані'],
    ['cancelled', 'de', 'Der Dialog wurde abgebrochen'],
    ['cancelled_en', 'en', 'The dialog was cancelled'],
    ['anything', 'de', 'Vielen Dank und auf Wiedersehen'],
    ['receipt', 'de', 'Ihre Daten'],
    ['receipt?language=en', 'en', 'Your data'],
  ])('of %s is a page of its own, without the authors’ application', async (variant, language, title) => {
    const response = await get(`/exit/${variant}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<html lang="${language}"`);
    expect(response.body).toContain(`<title>${title}</title>`);
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.body).not.toContain('Dialogwerk</title>');
    const framedBy = variant.startsWith('deleted_') ? '*' : "'none'";
    expect(response.headers['content-security-policy']).toContain(`frame-ancestors ${framedBy}`);
  });

  it('shows nothing of what stands in its address', async () => {
    const { body } = await get(`/exit/${encodeURIComponent(attack)}?language=${encodeURIComponent(attack)}`);
    expect(body).not.toContain('onerror');
  });

  it('is there with its text even while nothing is built', async () => {
    await rm(join(product.releases.folder, 'shell'), { recursive: true });
    const response = await get('/exit/deleted_de');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Ihre Daten wurden gelöscht');
  });
});

describe('the privacy page', () => {
  it("shows the author's text with its Markdown and nothing else of it as HTML", async () => {
    privacy = {
      survey_name: attack,
      language: 'de',
      text: `**Wer** wir sind ${attack}\n\n- [Kontakt](https://example.org)`,
    };
    const { statusCode, body } = await get('/privacy/abc');
    expect(statusCode).toBe(200);
    expect(body).toContain('<strong>Wer</strong> wir sind');
    expect(body).toContain('<a href="https://example.org" target="_blank" rel="noopener noreferrer">Kontakt');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('<script');
  });

  it('shows headings below its own one, whatever level the author begins with', async () => {
    privacy = {
      survey_name: 'Team',
      language: 'de',
      text: '# Wer wir *sind*\nEine Firma.\n## 1. Daten <b>\n- Name\n### Dauer',
    };
    const { body } = await get('/privacy/abc');
    expect(body).toContain('<h2>Wer wir <em>sind</em></h2>\n<p>Eine Firma.</p>');
    expect(body).toContain('<h3>1. Daten &lt;b&gt;</h3>\n<ul><li>Name</li></ul>\n<h4>Dauer</h4>');
    expect(body).not.toContain('#');
    privacy = { survey_name: 'Team', language: 'de', text: '### Nur eine' };
    expect((await get('/privacy/abc')).body).toContain('<h2>Nur eine</h2>');
  });

  it('says so when the author has given none, in the language of the dialog', async () => {
    privacy = { survey_name: 'Team', language: 'en', text: ' ' };
    const { body } = await get('/privacy/abc');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('There is no privacy statement');
  });

  it('of no dialog is a 404 with a sentence', async () => {
    const response = await get('/privacy/gone');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Diesen Dialog gibt es nicht.');
  });
});

describe('a generated avatar', () => {
  it('is a picture that may be cached and can do nothing [§3.23]', async () => {
    const response = await get('/avatars/Frida%20%2F%20Lang.svg?size=64&radius=50');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['cache-control']).toContain('max-age=86400');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('<svg');
  });

  it.each(['/avatars/Frida', '/avatars/.svg', '/avatars/Frida.svg?rotate=400', '/avatars/Frida.svg?rotate=1&rotate=2'])(
    'refuses %s with a sentence',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(400);
      expect(response.json<{ msg: string }>().msg).toContain('Dieses Bild gibt es nicht.');
    },
  );
});
