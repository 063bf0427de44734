import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { wholeShares } from './wholeShares.ts';

vi.mock('./needs/namesOf.ts', () => ({ namesOf: async () => ['Button', 'Stack'] }));

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
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, wholeShares('@dialogwerk/host'), last],
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    build: { write: false, rollupOptions: { input: '/repository/src/module.tsx' } },
  });
  return seen;
}

test('a team’s module imports each name of a door, whatever its TypeScript is told', async () => {
  expect(await seenAtLast()).toMatch(
    /import \{ Button as whole\d+_Button, Stack as whole\d+_Stack \} from "@dialogwerk\/host\/ui"/,
  );
});
