import { mdiCheck, mdiClose } from '@mdi/js';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { codeOf, inMemory, SAMPLE } from '../testing/buildSample.ts';
import { iconsByFile } from './iconsByFile.ts';

/** Builds two files that draw icons, one of them later; gives what each is made of. */
async function built(main: string): Promise<{ readonly files: number; readonly code: string }> {
  const sources: Plugin = {
    name: 'sources',
    enforce: 'pre',
    load: { filter: { id: /\/src\/main\.ts$/ }, handler: () => main },
  };
  const bundle = inMemory(
    await build({
      root: SAMPLE,
      configFile: false,
      logLevel: 'silent',
      plugins: [sources, iconsByFile()],
      build: { write: false, rollupOptions: { input: 'src/main.ts', external: ['react'] } },
    }),
  );
  return { files: bundle.size, code: codeOf(bundle) };
}

test('each file has the icons that it draws', async () => {
  const { files, code } = await built(`import {
    mdiCheck as tick,
    mdiClose,
  } from "@mdi/js";
  document.title = tick + mdiClose;
  import('./later.ts').then(({ later }) => alert(later));`);
  expect(files).toBe(2);
  expect(code).toContain(mdiCheck);
  expect(code.split(mdiClose)).toHaveLength(3);
});

test.each([
  ['one that is not there', `import { mdiNobody } from '@mdi/js';`, '@mdi/js has no mdiNobody'],
  ['all at once', `import * as icons from '@mdi/js';`, 'Icons are imported by their names'],
])('a file that imports %s fails the build', async (_name, code, sentence) => {
  await expect(built(code)).rejects.toThrow(sentence);
});
