import { createRequire } from 'node:module';
import { deliveredTypefaces, typefaceFile, typefaceStyle } from '@dialogwerk/shared/look';
import { expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { withAppearance } from './withAppearance.ts';

const api = await apiOfFile();
const every = Object.values(deliveredTypefaces).flatMap((delivered) =>
  Object.keys(delivered.subsets).map((subset) => ({ name: typefaceFile(delivered, subset), source: delivered.source })),
);

test.each(every)('$name is served by this installation, for ever, and is a typeface', async ({ name, source }) => {
  const answer = await api.app.inject(`/typefaces/${name}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
  const { version } = createRequire(import.meta.url)(`@fontsource-variable/${source}/package.json`);
  expect(name).toContain(`-${version}.woff2`);
});

test.each(['figtree.woff2', '..%2F..%2Fpackage.json', '%00', 'source-serif-4-latin-0.0.0.woff2'])(
  '%s is none',
  async (name) => {
    expect((await api.app.inject(`/typefaces/${name}`)).statusCode).toBe(404);
  },
);

const page = '<html><head></head><body><div class="dw"></div></body></html>';

test('a dialog of the usual look gets the page as it was built, whatever its setting is called', () => {
  for (const messenger_ui of ['default', 'classic', '"><script>', ''])
    expect(withAppearance(page, { messenger_ui })).toBe(page);
});

test('another look and a typeface are in the page from its first paint on, from this host alone', () => {
  const calm = withAppearance(page, { messenger_ui: 'calm', typeface: 'legible' });
  expect(calm).toContain('<div class="dw" data-look="calm" data-typeface="legible">');
  expect(calm).toContain(typefaceStyle('legible'));
  expect(calm).toContain("[data-look='calm']");
  expect(calm).not.toMatch(/https?:|\/\//);
  expect(withAppearance(page, { messenger_ui: 'compact' })).not.toContain('@font-face');
});
