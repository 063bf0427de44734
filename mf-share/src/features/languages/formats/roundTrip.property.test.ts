import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { hostileFile } from '../testing/arbitraryTexts.ts';
import { partsOf } from './codes.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { readTranslationFile } from './readTranslationFile.ts';
import type { OutgoingFile, TranslationFile } from './TranslationFile.ts';
import { writeXliff } from './xliff/writeXliff.ts';

async function back(content: string): Promise<TranslationFile> {
  const read = await readTranslationFile(new Blob([content]));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.file;
}

/** What has to come back of a file, each text as `kept` has it. */
const expected = ({ survey_id, from, language, texts }: OutgoingFile, kept: (text: string) => string) => ({
  survey_id,
  from,
  language,
  texts: texts.map(({ key, text, translation }) => ({
    key,
    source: kept(text),
    target: kept(translation?.text ?? ''),
  })),
});
const withoutStates = (file: TranslationFile) =>
  Object.assign({}, file, { texts: file.texts.map(({ key, source, target }) => ({ key, source, target })) });

describe('what goes out comes back as it was, whatever stands in it:', () => {
  test('XLIFF, every sign', async () => {
    await fc.assert(
      fc.asyncProperty(hostileFile, async (file) => {
        const read = await back(writeXliff(file));
        expect(withoutStates(read)).toEqual(expected(file, (text) => text));
        expect(read.texts.map(({ isConfirmed }) => isConfirmed)).toEqual(
          file.texts.map(({ text, translation }) => translation?.source === text),
        );
      }),
    );
  });

  test('CSV, with line ends as the product has them', async () => {
    await fc.assert(
      fc.asyncProperty(hostileFile, async (file) => {
        const read = await back(writeCsv(file));
        expect(withoutStates(read)).toEqual(expected(file, (text) => text.replaceAll('\r\n', '\n')));
      }),
    );
  });

  test('no cell of a table is a formula', () => {
    fc.assert(
      fc.property(hostileFile, (file) => {
        const cells = Papa.parse<string[]>(writeCsv(file), { delimiter: ';' }).data.flat();
        expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });
});

test('the parts of a text are the text, and codes are what it has between braces or as a pause', () => {
  expect(partsOf('Hallo {{name}}!#900#Und?')).toEqual([
    { at: 0, text: 'Hallo ', isCode: false },
    { at: 6, text: '{{name}}', isCode: true },
    { at: 14, text: '!', isCode: false },
    { at: 15, text: '#900#', isCode: true },
    { at: 20, text: 'Und?', isCode: false },
  ]);
});
