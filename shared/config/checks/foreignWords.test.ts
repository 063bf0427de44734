import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';
import { foreignWords } from './foreignWords.ts';

test('what respondents read in a language is in that language', async () => {
  expect(await foreignWords(inProject())).toEqual([]);
});

test('a text in another language is found, what is typed or tagged alike everywhere is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dialogwerk-languages-'));
  try {
    const folder = join(root, 'shared/src/languages');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'fr.data.ts'), "// Bitte\nexport const a = ['Bitte', 'Veuillez', `the ${'x'}`];\n");
    await writeFile(join(folder, 'uk.data.ts'), "export const a = ['uk', 'Menu', 'Меню', 'www.example.com'];\n");
    await writeFile(join(folder, 'en.data.ts'), "export const a = 'Please';\n");
    expect((await foreignWords(root)).toSorted()).toEqual([
      "shared/src/languages/fr.data.ts:2: 'Bitte'",
      "shared/src/languages/fr.data.ts:2: `the ${'x'}`",
      "shared/src/languages/uk.data.ts:1: 'Menu'",
    ]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
