import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';
import { strayWords } from './strayWords.ts';

test('what people read has one word for each thing', async () => {
  expect(await strayWords(inProject())).toEqual([]);
});

test('another word is found in texts and delivered content, not in comments, code or what people look for', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dialogwerk-words-'));
  try {
    await mkdir(join(root, 'a'));
    await writeFile(join(root, 'a', 'texts.ts'), "// Befragte\nexport const a = 'Die Befragten sehen das.';\n");
    await writeFile(join(root, 'a', 'mailTexts.ts'), "export const a = 'Teilnehmende testen im Probelauf.';\n");
    await writeFile(join(root, 'a', 'example.data.ts'), "export const a = 'Starten Sie den Testlauf';\n");
    await writeFile(join(root, 'a', 'code.ts'), "export const name = 'Befragte';\ntype Matrix = 'Datei holen';\n");
    await writeFile(join(root, 'a', 'code.test.ts'), "expect('Datei holen');\n");
    await writeFile(join(root, 'a', 'help.data.ts'), "  words: ['Ausdruck', 'Formel'],\n  text: ['Ein Ausdruck'],\n");
    expect((await strayWords(root)).toSorted()).toEqual([
      'a/code.ts:2: holen (herunterladen)',
      'a/example.data.ts:1: Testlauf (Probelauf)',
      'a/help.data.ts:2: Ausdruck (Formel)',
      'a/texts.ts:2: Befragten (Teilnehmende)',
    ]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
