import { describe, expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { block as blockSchema } from '../../../contract/schemas/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { fhir, imported, linesByItem } from './testing/fhir.ts';
import type { Fhir } from './testing/fhir.ts';
import { readFhir } from './readFhir.ts';
import { questionnaireFixture } from '../../testing/questionnaireFixture.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const file = questionnaireFixture('phq-9-de.fhir.json');
const { survey, notes } = imported(file);

function conversation(blocks: readonly Block[] = survey.blocks): TestConversation {
  const { ending, language, templ_options } = survey;
  return new TestConversation(aSnapshot(blocks, { ending, language, templ_options }));
}

describe('the German PHQ-9', () => {
  test('keeps its title and language and thanks at the end', () => {
    expect(survey).toMatchObject({
      survey_name: 'MII QST PRO PHQ-9',
      language: 'de',
      welcome: '',
      ending: 'Vielen Dank! Sie haben alle Fragen beantwortet.',
    });
  });

  test('becomes an introduction, nine scale questions, the calculation and the tenth question', () => {
    expect(survey.blocks.map(({ type, variable }) => [type, variable])).toEqual([
      ['message', null],
      ...Array.from({ length: 9 }, (_, index) => ['likert', `phq9_${index + 1}`]),
      ['assign', null],
      ['likert', 'phq9_10'],
    ]);
    expect(survey.blocks.map(({ unique_question_id }) => unique_question_id)).toContain('PHQ-9.1');
    expect(survey.blocks.map(({ order }) => order)).toEqual(survey.blocks.map((_, index) => index));
    expect(survey.blocks.every((block) => block.optional === (block.type === 'likert'))).toBe(true);
  });

  test('keeps the contract of blocks', () => {
    for (const block of survey.blocks) expect(blockSchema.parse(block)).toEqual(block);
  });

  test('shares one scale between its nine items; the tenth has its own', () => {
    expect(survey.templ_options).toEqual([
      {
        id: 'skala-1',
        name: 'Skala 1',
        points: [
          { value: 0, label: 'Überhaupt nicht' },
          { value: 1, label: 'An einzelnen Tagen' },
          { value: 2, label: 'An mehr als der Hälfte der Tage' },
          { value: 3, label: 'Beinahe jeden Tag' },
        ],
      },
    ]);
    const scales = survey.blocks.flatMap((block) => (block.type === 'likert' ? [block.scale] : []));
    const shared = { from: 'template', template_id: 'skala-1' };
    expect(scales.slice(0, 9)).toEqual(scales.slice(0, 9).map(() => shared));
    expect(scales[9]).toMatchObject({
      from: 'block',
      points: [{ value: 0, label: 'Überhaupt nicht erschwert' }, {}, {}, {}],
    });
  });

  test('says which items its total sums', () => {
    expect(notes).toEqual([
      'MII QST PRO PHQ-9: Die Übersetzungen der Datei wurden nicht übernommen: Englisch.',
      'Gesamtwert: Wird nicht gefragt, sondern als „phq9_score“ berechnet: Summe aus phq9_1, phq9_2, phq9_3, phq9_4, phq9_5, phq9_6, phq9_7, phq9_8, phq9_9.',
    ]);
  });

  test('computes the sum of the nine items, without the tenth, and never asks for it', () => {
    const chat = conversation();
    const values = [0, 1, 2, 3, 0, 1, 2, 3, 1];
    for (const value of values) chat.reply({ type: 'likert', value });
    expect(chat.variable('phq9_score')).toBe(13);
    expect(chat.at).toBe('PHQ-9.10');
    chat.reply({ type: 'likert', value: 3 });
    expect(chat.variable('phq9_score')).toBe(13);
    expect(chat.said.join()).not.toContain('Gesamtwert');
    expect(chat.said.at(-1)).toBe('Vielen Dank! Sie haben alle Fragen beantwortet.');
    expect(Object.keys(chat.stored)).toHaveLength(10);
  });

  const items: Fhir[] = JSON.parse(file).item;
  const total = items.filter(({ linkId }) => linkId === 'PHQ-9.Score');
  const rest = items.filter(({ linkId }) => linkId !== 'PHQ-9.Score');

  test.each([
    ['first', [...total, ...rest]],
    ['in the middle', [...rest.slice(0, 5), ...total, ...rest.slice(5)]],
    ['last', [...rest, ...total]],
    ['in a group of its own', [...rest, { linkId: 'Auswertung', type: 'group', item: total }]],
  ])('has its total also when the item stands %s', (_, moved) => {
    const chat = conversation(imported(fhir(moved)).survey.blocks);
    while (chat.question) chat.reply({ type: 'likert', value: 2 });
    expect(chat.variable('phq9_score')).toBe(18);
  });

  test('asks nobody for its total when nothing says how it is computed, and says so', () => {
    const uncoded = [...rest, ...total.map((one) => Object.assign({}, one, { code: [] }))];
    const result = imported(fhir(uncoded));
    expect(result.survey.blocks.some(({ type }) => type === 'number')).toBe(false);
    expect(linesByItem(result)).toContainEqual({
      link_id: 'PHQ-9.Score',
      text: 'Gesamtwert',
      severity: 'warning',
      unique_question_id: null,
      changes: [{ code: 'total_left_out' }],
    });
  });

  test('reads in English where it is asked for: its texts, its product sentences and its name', () => {
    const english = readFhir(file, 'en');
    expect(english).toMatchObject({
      ok: true,
      survey: { language: 'en', ending: 'Thank you! You have answered all questions.' },
      report: { language: { code: 'en', sure: true } },
    });
    if (!english.ok) throw new Error(english.message);
    expect(english.survey.blocks[1]?.context).toBe('1 Little interest or pleasure in doing things');
  });
});
