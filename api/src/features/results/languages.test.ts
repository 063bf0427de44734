import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { parse as parseCsv } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const options = [
  { id: 'yes', text: 'Ja', score: null },
  { id: 'no', text: 'Nein', score: null },
];
const made = (text: string, source: string) => ({ text, source });
const translations = { fr: { 'block/taste/options yes': made('Oui', 'Ja') } };

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks: inOrder(aBlock('single', 'taste', { options, variable: 'schmeckt' })),
    owner: author,
    settings: { languages: ['fr', 'ar'], translations },
  });
  for (const query of ['', '?lang=fr', '?lang=fr', '?lang=ar']) {
    api.clock.now += 1_000;
    const { token_live } = await api.call('registerLive', { survey_id, query });
    await api.call('conversation', { survey_id }, token_live);
    const reply = { type: 'single', option_id: 'yes' } as const;
    const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id: 'taste', reply };
    await api.call('turn', turn, token_live);
  }
});

test('answers of all languages are counted together, each conversation in its own', async () => {
  const { total, languages } = await api.call('resultOverview', { survey_id }, author.token);
  expect(total).toBe(4);
  expect(
    languages.toSorted((a, b) => b.total - a.total || String(a.language).localeCompare(String(b.language))),
  ).toEqual([
    { language: 'fr', total: 2 },
    { language: 'ar', total: 1 },
    { language: 'de', total: 1 },
  ]);
});

test.each([
  [['fr'], 2],
  [['de'], 1],
  [['de', 'ar'], 2],
  [['it'], 0],
])('of the languages %j there are %i', async (languages, count) => {
  const filter = writeFilter({ ...everything, languages });
  expect((await api.call('resultOverview', { survey_id, filter }, author.token)).total).toBe(count);
});

test('a file names the language of each, and its labels are in the main one', async () => {
  const { download } = await api.call('excelExport', { survey_id, format: 'csv', content: 'labels' }, author.token);
  const file = await api.app.inject({ url: download });
  const rows: Record<string, string>[] = parseCsv(file.rawPayload, { bom: true, columns: true, delimiter: ';' });
  expect(rows.map((row) => [row['dw_language'], row['schmeckt']])).toEqual([
    ['de', 'Ja'],
    ['fr', 'Ja'],
    ['fr', 'Ja'],
    ['ar', 'Ja'],
  ]);
});
