import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildSample, codeOf } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';
import { shareGlue } from './shareGlue.ts';

/** A name of React that the sample's module does not use. */
const UNUSED = 'useSyncExternalStore';

test('a module does not read names of shares that it does not use', async () => {
  const whole = rewritesOf.module.wholeShares();
  const [plain, small] = [
    codeOf(await buildSample(federation, 'module', whole)),
    codeOf(await buildSample(federation, 'module', [...whole, shareGlue()])),
  ];
  expect(plain).toContain(UNUSED);
  expect(small).not.toContain(UNUSED);
  expect(small).toContain('createElement');
});

test('what is the same for all shares stands in a shell once', async () => {
  const times = (code: string): number => code.split('.aliases||[]').length - 1;
  const [plain, small] = [
    codeOf(await buildSample(federation, 'shell')),
    codeOf(await buildSample(federation, 'shell', [shareGlue()])),
  ];
  expect(times(small)).toBeGreaterThan(0);
  expect(times(small)).toBeLessThan(times(plain));
});

/** Writes shares in another way, as another version of the plugin might. */
function written(change: (code: string) => string): Plugin {
  return {
    name: 'another-version',
    enforce: 'post',
    transform: { filter: { id: /__loadShare__/ }, handler: (code) => change(code) },
  };
}

test.each([
  ['reads its names', (code: string) => code.replaceAll(/exportModule\[("[^"]+")\]/g, 'Reflect.get(exportModule, $1)')],
  ['gives the default one', (code: string) => code.replaceAll('.default ??', '.default ||')],
])('a plugin that %s in another way fails the build', async (_name, change) => {
  await expect(buildSample(federation, 'module', [written(change), shareGlue()])).rejects.toThrow(
    'writes shares in another way now',
  );
});
