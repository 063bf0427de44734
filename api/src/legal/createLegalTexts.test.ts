import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLegalTexts } from './createLegalTexts.ts';
import { placeholdersIn } from './placeholdersIn.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialogwerk-legal-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every page gets a file to edit, whose template says what is to be filled in', async () => {
  const texts = await createLegalTexts(join(folder, 'neu'));
  const files = ['about.md', 'agb.md', 'bi.md', 'datenschutz.md', 'impressum.md', 'impressum_tatort.md'];
  expect((await readdir(join(folder, 'neu'))).toSorted()).toEqual(files);
  const unfilled = await texts.unfilled();
  expect(unfilled).toHaveLength(6);
  expect(unfilled.find(({ page }) => page === 'impressum')?.placeholders).toContain('Telefonnummer');
});

test('an edit shows at once, and no start overwrites it', async () => {
  const texts = await createLegalTexts(folder);
  await writeFile(join(folder, 'agb.md'), '# AGB\nAlles fertig.');
  expect(await texts.read('agb')).toBe('# AGB\nAlles fertig.');
  expect((await texts.unfilled()).map(({ page }) => page)).not.toContain('agb');
  await createLegalTexts(folder);
  expect(await readFile(join(folder, 'agb.md'), 'utf8')).toBe('# AGB\nAlles fertig.');
});

test('a page whose file was taken away shows the template again', async () => {
  const texts = await createLegalTexts(folder);
  await rm(join(folder, 'impressum.md'));
  expect(await texts.read('impressum')).toContain('Angaben nach § 5 DDG');
});

test('a file that cannot be read is a fault, not an empty page', async () => {
  const texts = await createLegalTexts(folder);
  await rm(join(folder, 'bi.md'));
  await mkdir(join(folder, 'bi.md'));
  await expect(texts.read('bi')).rejects.toThrow('EISDIR');
  // Which keeps nobody from starting.
  expect((await texts.unfilled()).map(({ page }) => page)).not.toContain('bi');
});

test.each([
  ['[[Ort]], [[Datum]] und noch einmal [[ Ort ]]', ['Ort', 'Datum']],
  ['[Link](https://example.org) [[]] [[a\nb]]', []],
])('of %j the placeholders are %j', (text, placeholders) => {
  expect(placeholdersIn(text)).toEqual(placeholders);
});
