import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importReport } from '../../contract/schemas/authoring/importReport.ts';
import { block } from '../../contract/schemas/index.ts';
import { questionnaireFixture } from '../testing/questionnaireFixture.ts';
import { fhir, item } from './fhir/testing/fhir.ts';
import { formatIds } from './Format.ts';
import type { FormatId } from './Format.ts';
import { formatOf } from './formatOf.ts';
import { languagesOf } from './languagesOf.ts';
import { listFormats } from './listFormats.ts';
import { readQuestionnaire } from './readQuestionnaire.ts';
import { formatLooks, formatReaders, usualFormat } from './registry.ts';

/** A small file of each format. */
const examples: { readonly [F in FormatId]: string } = {
  fhir: fhir([item('1', 'string')]),
};

describe.each(formatIds)('%s', (id) => {
  test('its file is recognised as its own, whatever its name', async () => {
    for (const file_name of ['', 'Fragebogen', ...listFormats().flatMap(({ extensions }) => extensions)]) {
      expect(await formatOf({ file_name, content: examples[id] })).toMatchObject({ id });
    }
  });

  test('its file is read into a dialog and a report that the contract takes', async () => {
    const read = await readQuestionnaire({ file_name: '', content: examples[id] }, null);
    if (!read.ok) throw new Error(read.message);
    expect(read.survey.blocks.length).toBeGreaterThan(0);
    for (const each of read.survey.blocks) expect(block.safeParse(each).success).toBe(true);
    expect(importReport.safeParse(read.report).success).toBe(true);
  });

  test('any text is looked at and read without a throw', async () => {
    const [look, read] = [await formatLooks[id](), await formatReaders[id]()];
    const cuts = fc.nat(examples[id].length).map((length) => examples[id].slice(0, length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), cuts), (content) => {
        look.recognises(content);
        expect(look.languagesOf(content).others).toBeInstanceOf(Array);
        const result = read(content, null);
        expect(result.ok || result.message.includes('Es wurde kein Dialog angelegt.')).toBe(true);
      }),
    );
  });
});

test('a file that no format recognises is refused in the words of the usual one', async () => {
  const file = { file_name: 'umfrage.lss', content: questionnaireFixture('demo-survey-en-fr-de-es.lss') };
  expect((await formatOf(file)).id).toBe(usualFormat);
  expect(await readQuestionnaire(file, null)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Die Datei ist XML\./),
  });
  expect(await languagesOf(file)).toEqual({ own: null, others: [] });
});

test('the languages of a file are those of its format', async () => {
  const file = { file_name: 'phq-9.json', content: questionnaireFixture('phq-9-de.fhir.json') };
  expect(await languagesOf(file)).toEqual({ own: 'de', others: ['en'] });
});
