import { federation } from '@module-federation/vite';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildSample } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';
import { slowFiles } from '../testing/slowFiles.ts';
import { wholeShares } from './wholeShares.ts';

/** Builds a module that uses no door, as a team's TypeScript reads it that drops what is imported only; gives what a last plugin sees of it. */
async function seenAtLast(): Promise<string> {
  let seen = '';
  const sources: Plugin = {
    name: 'sources',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('/repository/') ? id : { id, external: true }),
    load: (id) => (id === '/repository/src/module.tsx' ? 'export default 1 as number;' : null),
  };
  const last: Plugin = {
    name: 'last',
    enforce: 'post',
    transform(code) {
      seen += code;
    },
  };
  const named = wholeShares({
    entry: /\/src\/module\.tsx$/,
    shares: async () => [{ name: '@team/doors/ui', names: ['Button', 'Stack'] }],
  });
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, named, last],
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    build: { write: false, rollupOptions: { input: '/repository/src/module.tsx' } },
  });
  return seen;
}

test('a team’s module imports each name of a door, whatever its TypeScript is told', async () => {
  expect(await seenAtLast()).toMatch(
    /import \{ Button as whole\d+_Button, Stack as whole\d+_Stack \} from "@team\/doors\/ui"/,
  );
});

test('a module whose files come late is built, which the plugin alone does not manage', async () => {
  const before = [slowFiles(/\/later\.ts$/)];
  await expect(buildSample(federation, 'module', [], { before })).rejects.toThrow('"version" is not exported by');
  const bundle = await buildSample(federation, 'module', rewritesOf.module.wholeShares(), { before });
  expect(bundle.has('remoteEntry.js')).toBe(true);
});

test('a module whose first file has another name is not built', async () => {
  const elsewhere = wholeShares({ entry: /\/src\/main\.ts$/, shares: async () => [{ name: 'react' }] });
  await expect(buildSample(federation, 'module', [elsewhere])).rejects.toThrow('No file of the module is');
});
