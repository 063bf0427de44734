import { describe, expect, test } from 'vitest';
import { fhir, imported, item, linesByItem } from './testing/fhir.ts';
import type { Fhir } from './testing/fhir.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import { fillIn } from '../../text/fillIn.ts';
import { plainText } from '../../text/parseMarkdown.ts';
import { germanSie } from '../../texts.ts';

test('a text of the file cannot pause the dialog, read variables or be markup', () => {
  for (const text of ['Raum #5# {{name}}', '2*3*4', '1. Wie alt?', '_unklar_', '[x](https://example.org)', 'a\\*b']) {
    const context = imported(fhir([item('x', 'string', { text })])).survey.blocks[0]?.context ?? '';
    expect(bubblesOf(context).map((bubble) => plainText(bubble.context))).toEqual([text]);
    expect(fillIn(context, { variables: { name: 'Eva' }, labels: {} }, germanSie)).toBe(context);
  }
});

describe('the language', () => {
  const texts = (one: string, other: string): Fhir[] => [
    item('a', 'string', { text: one }),
    item('b', 'string', { text: other }),
  ];

  test.each<[string, Fhir[], string]>([
    ['German', texts('Wie fühlen Sie sich heute?', 'Was möchten Sie uns noch sagen?'), 'de'],
    ['English', texts('How do you feel today?', 'What else would you like to tell us?'), 'en'],
    ['French', texts('Comment vous sentez-vous aujourd’hui ?', 'Que souhaitez-vous ajouter ?'), 'fr'],
  ])('of a file that says none is that of its texts, %s', (_, items, language) => {
    const { survey, report } = imported(fhir(items, { language: undefined }));
    expect([survey.language, report.language]).toEqual([language, { code: language, sure: true }]);
    expect(linesByItem({ report, survey })[0]).toMatchObject({
      link_id: null,
      severity: 'info',
      changes: [{ code: 'language_recognised' }],
    });
  });

  test('is not sure where there is too little to tell it by, and then a warning', () => {
    const { survey, report } = imported(fhir([item('a', 'string', { text: 'PHQ' })], { language: undefined }));
    expect(report.language).toEqual({ code: 'de', sure: false });
    expect(linesByItem({ report, survey })[0]).toMatchObject({ link_id: null, severity: 'warning' });
  });
});

test('the copyright of an instrument stands at the end, as text', () => {
  const { survey, notes } = imported(fhir([item('a', 'string')], { copyright: '© 2020 *Institut*' }));
  expect(survey.ending).toBe(String.raw`Vielen Dank! Sie haben alle Fragen beantwortet.

© 2020 \*Institut\*`);
  expect(notes).toEqual([expect.stringContaining('Urheberrecht steht am Ende des Dialogs')]);
});
