import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildSample, ENTRY, pageOf } from '../testing/buildSample.ts';
import { startInPage } from './startInPage.ts';

test('the page begins federation by itself, and asks for no file that is gone', async () => {
  const bundle = await buildSample(federation, 'shell', [startInPage(ENTRY)]);
  const page = pageOf(bundle);
  expect(page).toContain(`<script type="module">import{init}from"/${ENTRY}";await init();`);
  const asked = [...page.matchAll(/"\/((?:assets\/)?[^"/]+\.js)"/g)].map(([, file = '']) => file);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((file) => !bundle.has(file))).toEqual([]);
  expect([...bundle.keys()].filter((file) => /hostInit|pendingShares|mf-entry-bootstrap/.test(file))).toEqual([]);
});

test.each([
  ['asks for shares ahead', (code: string) => code.replace('=[];async', '=[1];async')],
  ['gives no init', (code: string) => code.replace('as init}', 'as begin}')],
])('a plugin that %s fails the build', async (_name, change) => {
  const another: Plugin = {
    name: 'another-version',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = change(file.code);
    },
  };
  await expect(buildSample(federation, 'shell', [another, startInPage(ENTRY)])).rejects.toThrow(
    'begins the page in another way now',
  );
});
