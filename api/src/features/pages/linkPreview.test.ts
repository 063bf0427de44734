import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { noPersonalLinks } from '../../../testing/noPersonalLinks.ts';
import type { Installation } from './appHead.ts';
import { registerPages } from './registerPages.ts';

let product: BuiltProduct;
let app: FastifyInstance;

beforeEach(async () => {
  product = await aBuiltProduct();
  app = fastify();
});

afterEach(async () => {
  await app.close();
  await product.takeAway();
});

describe('what a link preview reads without running a script [§2.9 §2.10 §2.61 §2.62]', () => {
  const metaOf = (html: string, name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  async function pageOf(url: string, installation: Installation): Promise<string> {
    const page = '<!doctype html><html><head><!--app:head--></head></html>';
    await product.release('shell', 's2', { 'index.html': page });
    const { releases } = product;
    const readOpening = async () => ({ kind: 'unknown' }) as const;
    await registerPages(app, {
      releases,
      now: Date.now,
      mediaHost: null,
      readOpening,
      readChatsOpening: async () => ({ kind: 'unknown' }),
      readSpoken: async () => 'de',
      findSites: async () => [],
      enterByPassword: async () => ({ kind: 'wrong' }),
      personalLinks: noPersonalLinks,
      findByName: async () => null,
      readPrivacy: async () => null,
      installation,
    });
    return (await app.inject({ method: 'GET', url })).body;
  }
  const bare = { publicUrl: null, helpUrl: null, embedHosts: [] };

  it.each([
    ['/flow', 'Tatort-Game – Wolken über der Warte', 'Ein Krimi zum Mitspielen: Befragen', '/icons/flow.svg'],
    ['/aufderflucht', 'Auf der Flucht – Niedrigwasser', 'Jemand ist auf der', '/icons/aufderflucht.svg'],
    ['/flow/', 'Tatort-Game – Wolken über der Warte', 'Ein Krimi zum Mitspielen: Befragen', '/icons/flow.svg'],
    ['/login', 'Dialogwerk – Dialoge, die man gern beantwortet', 'Befragungen als Chat', '/icons/dialogwerk.svg'],
    ['/', 'Dialogwerk – Dialoge, die man gern beantwortet', 'Befragungen als Chat', '/icons/dialogwerk.svg'],
  ])('%s is „%s“', async (url, title, words, icon) => {
    const html = await pageOf(url, bare);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="icon" type="image/svg+xml" href="${icon}">`);
    for (const name of ['og:title', 'twitter:title']) expect(metaOf(html, name)).toBe(title);
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(metaOf(html, name)).toContain(words);
    expect(metaOf(html, 'og:image')).toBeUndefined();
  });

  it('has address and picture where the operator has said what the address is', async () => {
    const html = await pageOf('/flow?x="><script>', {
      publicUrl: 'https://dialog.example.org',
      helpUrl: null,
      embedHosts: [],
    });
    expect(metaOf(html, 'og:url')).toBe('https://dialog.example.org/flow');
    expect(metaOf(html, 'og:image')).toBe('https://dialog.example.org/share/flow.jpg');
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('"><script>');
  });

  it('never has markup of its address in it', async () => {
    const html = await pageOf('/%22%3E%3Cscript%3E', {
      publicUrl: 'https://dialog.example.org',
      helpUrl: null,
      embedHosts: [],
    });
    expect(html).toContain('https://dialog.example.org/&quot;&gt;&lt;script&gt;');
  });

  it('tells the application where the help page is', async () => {
    const html = await pageOf('/login', {
      publicUrl: null,
      helpUrl: 'https://hilfe.example.org/?a&b',
      embedHosts: ['player.vimeo.com', 'tube.example.org'],
    });
    expect(metaOf(html, 'help-url')).toBe('https://hilfe.example.org/?a&amp;b');
    expect(metaOf(html, 'embed-hosts')).toBe('player.vimeo.com tube.example.org');
  });
});
