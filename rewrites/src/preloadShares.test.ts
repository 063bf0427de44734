import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildSample, chunksOf, ENTRY, pageOf } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';

const listOfShares = /localSharedImportMap/;

test('a page fetches all shares at once, and first what runs first', async () => {
  const bundle = await buildSample(federation, 'shell', rewritesOf.shell.preloadShares());
  const fetched = [...pageOf(bundle).matchAll(/rel="modulepreload" crossorigin href="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const list = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => listOfShares.test(id)));
  const shares = list?.dynamicImports ?? [];
  expect(shares.length).toBeGreaterThan(1);
  expect(fetched[0]).toBe(list?.fileName);
  expect(fetched[1]).toContain('react_mf_2_dom');
  expect(fetched).toEqual(expect.arrayContaining([...shares, ENTRY]));
  expect(new Set(fetched).size).toBe(fetched.length);
});

/** Changes all scripts after they are made, as another version of the plugin might. */
function changed(change: (code: string) => string): Plugin {
  return {
    name: 'another-version',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = change(file.code);
    },
  };
}

test.each([
  ['has missed a share', (code: string) => code.replace('materialize:!0', 'materialize:!1'), 'has missed shares'],
  ['names shares in another way', (code: string) => code.replaceAll('materialize:', 'comes:'), 'has another name now'],
])('a plugin that %s fails the build', async (_name, change, sentence) => {
  await expect(
    buildSample(federation, 'shell', [changed(change), ...rewritesOf.shell.preloadShares()]),
  ).rejects.toThrow(sentence);
});
