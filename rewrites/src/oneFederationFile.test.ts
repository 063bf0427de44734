import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildSample, chunksOf } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';
import { oneFederationFile } from './oneFederationFile.ts';

/** The files that hold what federation itself is made of, without the entry. */
const FEDERATION = /@module-federation\/runtime-core|localSharedImportMap|preload-helper/;

test.each(['shell', 'module'] as const)('what federation of a %s is made of is one file', async (side) => {
  const filesOf = async (rewrites: readonly Plugin[]): Promise<readonly string[]> =>
    chunksOf(await buildSample(federation, side, rewrites))
      .filter(({ moduleIds }) => moduleIds.some((id) => FEDERATION.test(id)))
      .map(({ name }) => name);
  expect((await filesOf([])).length).toBeGreaterThan(1);
  expect(await filesOf(rewritesOf[side].oneFederationFile())).toEqual(['federation']);
});

test('what all others build on has a file of its own in a shell, and the glue of shares none', async () => {
  const chunks = chunksOf(await buildSample(federation, 'shell', rewritesOf.shell.oneFederationFile()));
  const base = chunks.find(({ name }) => name === 'base');
  expect(base?.moduleIds.join(' ')).toMatch(/node_modules\/react\//);
  expect(chunks.filter(({ name }) => name.includes('loadShare__shared'))).toEqual([]);
});

test('parts that the plugin keeps to itself fail the build', async () => {
  const last: Plugin = {
    name: 'another-version',
    enforce: 'post',
    outputOptions: (options) => ({ ...options, codeSplitting: {} }),
  };
  await expect(buildSample(federation, 'module', [oneFederationFile({}), last])).rejects.toThrow('has other parts now');
});

test('a base that is nowhere fails the build', async () => {
  await expect(buildSample(federation, 'shell', [oneFederationFile({ base: /nowhere/ })])).rejects.toThrow(
    'puts shares, or their glue, into files in another way now',
  );
});
