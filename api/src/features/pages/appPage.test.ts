import { expect, it } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { anybody } from '../../releases/serving/choose.ts';
import { appPage } from './appPage.ts';

it('takes the map of the build into its own, because a page has one', async () => {
  const product = await aBuiltProduct();
  try {
    await product.release('shell', 's1', { 'index.html': '', 'assets/app-1.js': 'export {}' });
    const imports = { '/assets/app.js': '/assets/app-1.js' };
    const built = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    const template = `<!doctype html><html><head><!--app:head-->\n${built}\n<script src="/assets/app-1.js"></script></head></html>`;
    const installation = { publicUrl: null, helpUrl: null, embedHosts: [] };
    const page = await appPage(product.releases, { template, path: '', viewer: anybody, nonce: 'once', installation });
    const maps = [...page.matchAll(/<script type="importmap"([^>]*)>(.*?)<\/script>/g)];
    expect(maps.map(([, attributes]) => attributes)).toEqual([' nonce="once"']);
    const integrity = { '/assets/app-1.js': expect.stringMatching(/^sha384-/) };
    expect(JSON.parse(maps[0]?.[2] ?? '')).toEqual({ imports, integrity });
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('<script src'));
  } finally {
    await product.takeAway();
  }
});

it('gives the hash to each script that the page begins with, because browsers fetch ahead only what has one', async () => {
  const product = await aBuiltProduct();
  try {
    await product.release('shell', 's1', {
      'index.html': '',
      'assets/app-1.js': 'export {}',
      'assets/ui-1.js': 'export {};',
    });
    const template = [
      '<html><head><script type="module" crossorigin src="/assets/app-1.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/ui-1.js"></head></html>',
    ].join('');
    const installation = { publicUrl: null, helpUrl: null, embedHosts: [] };
    const page = await appPage(product.releases, { template, path: '', viewer: anybody, nonce: 'once', installation });
    const { integrity } = JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '{}');
    expect(page).toContain(`src="/assets/app-1.js" integrity="${integrity['/assets/app-1.js']}">`);
    expect(page).toContain(`href="/assets/ui-1.js" integrity="${integrity['/assets/ui-1.js']}">`);
    expect(integrity['/assets/app-1.js']).not.toBe(integrity['/assets/ui-1.js']);
  } finally {
    await product.takeAway();
  }
});
