import type { Block, CallRequest, Reply } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse as parseCsv } from 'csv-parse/sync';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';

const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const item = (id: string) => ({ id, text: `Aussage ${id}`, inverse: false });
const option = (id: string, score: number | null = null) => ({ id, text: `Option ${id}`, score, filename_db: null });
const matrix = (ids: readonly string[], variable = 'mat') =>
  aBlock('matrix', 'mat', { items: ids.map(item), scale: { from: 'block', points }, variable });
const several = (ids: readonly string[]) =>
  aBlock('multiple', 'weg', { options: ids.map((id) => option(id)), variable: 'weg' });
const scored = (most: number) =>
  aBlock('single', 'sc', { options: [option('viel', most), option('wenig', 3)], variable: 'sc' });
const words = aBlock('open', 'worte', { variable: 'worte', optional: true });

const api = await apiOfFile();
const author = await anAuthor(api);
let survey_id: string;

/** A dialog that is published through its switch, as authors do it. */
async function publishedDialog(...blocks: readonly Block[]): Promise<void> {
  survey_id = await insertSurvey(api, { blocks: inOrder(...blocks), owner: author, active: false });
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, author.token);
}
const edit = (...blocks: readonly Block[]) => editSurvey(api, survey_id, inOrder(...blocks));
const publish = (more: Partial<CallRequest<'publish'>> = {}) =>
  api.call('publish', { survey_id, ...more }, author.token);

type Given = readonly (readonly [question: string, reply: Reply])[];

async function answered(given: Given): Promise<void> {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  for (const [question, reply] of given) {
    const nachfrage_id = reply.type === 'matrix' ? `${question}.${reply.item_id}` : null;
    await respondent.reply(nachfrage_id === null ? question : { id: question, nachfrage_id }, reply);
  }
}
const rated = (...values: readonly (readonly [id: string, value: number])[]): Given =>
  values.map(([item_id, value]) => ['mat', { type: 'matrix', item_id, value }] as const);

async function file(wish: Omit<CallRequest<'excelExport'>, 'survey_id'>): Promise<Buffer> {
  const { download } = await api.call('excelExport', { survey_id, ...wish }, author.token);
  return (await api.app.inject({ url: download })).rawPayload;
}
async function table(...names: readonly string[]): Promise<(string | undefined)[][]> {
  const rows: Record<string, string>[] = parseCsv(await file({ format: 'csv', separator: 'comma', missing: 'codes' }), {
    bom: true,
    columns: true,
  });
  return rows.map((row) => names.map((name) => row[name]));
}

describe('names of columns', () => {
  beforeEach(async () => {
    await publishedDialog(matrix(['a', 'b']), words);
    await answered([...rated(['a', 1], ['b', 5]), ['worte', { type: 'skip' }]]);
  });

  it('are not touched by a draft: the file is the same, byte for byte', async () => {
    const before = await file({ format: 'csv' });
    await edit(matrix(['neu', 'b', 'a'], 'anders'), aBlock('number', 'worte', { variable: 'zahl' }));
    expect(await file({ format: 'csv' })).toEqual(before);
  });

  it('stay with their items when these are moved, and new ones get new names', async () => {
    await edit(matrix(['neu', 'b', 'a']), words);
    await publish();
    await answered([...rated(['neu', 3], ['b', 4], ['a', 2]), ['worte', { type: 'skip' }]]);
    expect(await table('mat_1', 'mat_2', 'mat_3')).toEqual([
      ['1', '5', '-93'],
      ['2', '4', '3'],
    ]);
  });

  it('stay when the question is called otherwise, and the codebook says since when', async () => {
    await edit(matrix(['a', 'b'], 'urteil'), words);
    await publish();
    expect(await table('mat_1', 'mat_2')).toEqual([['1', '5']]);
    expect((await file({ format: 'codebook' })).toString()).toContain('urteil_1');
  });

  it('of answers that were given to another type stay readable, beside those of now', async () => {
    await edit(matrix(['a', 'b']), aBlock('number', 'worte', { variable: 'worte' }));
    await publish();
    await answered([...rated(['a', 2], ['b', 2]), ['worte', { type: 'number', value: 7 }]]);
    expect(await table('worte', 'worte_fehlt', 'worte_v2')).toEqual([
      ['', '-98', '-999999993'],
      ['', '-93', '7'],
    ]);
  });

  it('begin anew where the author says that the question means something else', async () => {
    await edit(matrix(['a', 'b']), { ...words, context: 'Etwas ganz anderes?' });
    await publish({ renewed: ['worte'] });
    await answered([...rated(['a', 2], ['b', 2]), ['worte', { type: 'open', text: 'Neues' }]]);
    expect(await table('worte', 'worte_v2')).toEqual([
      ['', ''],
      ['', 'Neues'],
    ]);
  });
});

it('an author is told before publishing what it does to answers, and nothing of questions that nobody answered', async () => {
  const unasked = aBlock('open', 'spaet', { variable: 'spaet' });
  await publishedDialog(matrix(['a', 'b']), words, unasked);
  await answered([...rated(['a', 1], ['b', 5]), ['worte', { type: 'open', text: 'Ja' }]]);
  await edit(
    { ...matrix(['b', 'a']), context: 'Anders gefragt?' },
    aBlock('number', 'worte', { variable: 'worte' }),
    aBlock('number', 'spaet', { variable: 'spaet' }),
  );
  const { data } = await api.call('unpublishedChanges', { survey_id }, author.token);
  expect(data).toEqual([
    { unique_question_id: 'mat', change: 'wording', columns: ['mat_1', 'mat_2'], answers: 1 },
    { unique_question_id: 'worte', change: 'new-variable', columns: ['worte'], answers: 1 },
  ]);
});

describe('bases', () => {
  it('leave out who was not offered an option: no 0, and no share of their answers', async () => {
    await publishedDialog(several(['bus', 'rad']));
    for (let count = 0; count < 10; count += 1) await answered([['weg', { type: 'multiple', option_ids: ['bus'] }]]);
    await edit(several(['tram', 'bus', 'rad']));
    await publish();
    for (let count = 0; count < 10; count += 1) await answered([['weg', { type: 'multiple', option_ids: ['tram'] }]]);
    const tram = (await table('weg_1', 'weg_2', 'weg_3')).map((row) => row.join(' '));
    expect(new Set(tram.slice(0, 10))).toEqual(new Set(['1 0 -93']));
    expect(new Set(tram.slice(10))).toEqual(new Set(['0 0 1']));
    const { columns } = await api.call('resultQuestion', { survey_id, filter: '', question: 'weg' }, author.token);
    const figures = columns.find(({ name }) => name === 'weg_3');
    expect(figures).toMatchObject({ n: 10, not_offered: 10 });
    expect(figures?.shares.find(({ value }) => value === 1)).toMatchObject({ count: 10, share: 1 });
  });

  it('leave rankings without a new option as they are', async () => {
    const ranking = (ids: readonly string[]) =>
      aBlock('ranking', 'rang', { options: ids.map((id) => option(id)), variable: 'rang' });
    await publishedDialog(ranking(['a', 'b']));
    await answered([['rang', { type: 'ranking', option_ids: ['b', 'a'] }]]);
    await edit(ranking(['a', 'b', 'c']));
    await publish();
    expect(await table('rang_1', 'rang_2', 'rang_3')).toEqual([['2', '1', '-93']]);
  });
});

it('a scored choice has its code and its score, each by the version that was answered', async () => {
  await publishedDialog(scored(10));
  await answered([['sc', { type: 'single', option_id: 'viel' }]]);
  await edit(scored(4));
  await publish();
  await answered([['sc', { type: 'single', option_id: 'viel' }]]);
  expect(await table('sc', 'sc_punkte')).toEqual([
    ['1', '10'],
    ['1', '4'],
  ]);
});

it('words say in an SPSS file why they are missing, in a column beside them', async () => {
  await publishedDialog(words);
  await answered([['worte', { type: 'skip' }]]);
  await answered([['worte', { type: 'open', text: 'Ja' }]]);
  const { rows, valueLabels } = await readSav(await file({ format: 'sav' }));
  expect(rows.map((row) => [row['worte'], row['worte_fehlt']])).toEqual([
    ['', -98],
    ['Ja', 0],
  ]);
  expect(valueLabels('worte_fehlt')).toEqual(
    expect.arrayContaining([
      [0, 'beantwortet'],
      [-98, 'übersprungen'],
    ]),
  );
});

describe('a filter by why an answer is not there', () => {
  const rest = [...rated(['a', 1], ['b', 2]), ['worte', { type: 'skip' }] as const];
  const total = async (filter: string) => (await api.call('resultOverview', { survey_id, filter }, author.token)).total;
  const exported = async (filter: string) => {
    const text = (await file({ format: 'csv', filter })).toString();
    return text.trim().split('\n').length - 1;
  };

  it('tells who was not offered a question or an item from who was not asked, in figures and files', async () => {
    await publishedDialog(matrix(['a', 'b']), words);
    await answered(rest);
    await edit(matrix(['a', 'b', 'neu']), words, aBlock('number', 'spaet', { variable: 'spaet' }));
    await publish();
    await answered(rated(['a', 1]));
    const counts = {
      'antwort.mat.mat*2eneu.status.not-offered': 1,
      'antwort.mat.mat*2eneu.status.not-asked': 1,
      'antwort.spaet..status.not-offered': 1,
      'antwort.spaet..status.not-asked': 1,
      'antwort.worte..status.not-offered': 0,
      'antwort.worte..status.skipped': 1,
    };
    for (const [filter, count] of Object.entries(counts)) {
      expect([filter, await total(filter)]).toEqual([filter, count]);
      expect([filter, await exported(filter)]).toEqual([filter, count]);
    }
  });

  it('asks which options were offered, also of one who chose none of them', async () => {
    await publishedDialog(several(['auto', 'rad']));
    await answered([['weg', { type: 'multiple', option_ids: ['auto'] }]]);
    await answered([]);
    await edit(several(['rad', 'bahn']));
    await publish();
    await answered([['weg', { type: 'multiple', option_ids: ['bahn'] }]]);
    const counts = {
      'antwort.weg..has-options.bahn': 1,
      'antwort.weg..lacks-options.bahn': 2,
      'antwort.weg..has-options.rad': 3,
      'antwort.weg..has-options.auto.rad': 2,
      'antwort.weg..lacks-options.auto.rad': 1,
      'antwort.weg..lacks-options.nie': 3,
      'antwort.weg..has-options.bahn_antwort.weg..one-of.bahn': 1,
    };
    for (const [filter, count] of Object.entries(counts)) {
      expect([filter, await total(filter)]).toEqual([filter, count]);
      expect([filter, await exported(filter)]).toEqual([filter, count]);
    }
  });

  it('takes keine Angabe for an answer of its own, and not for words that say the same', async () => {
    const mayRefuse = aBlock('matrix', 'mat', {
      items: ['a', 'b'].map(item),
      scale: { from: 'block', points },
      variable: 'mat',
      likert_na: true,
    });
    await publishedDialog(mayRefuse, words);
    await answered([
      ['mat', { type: 'matrix', item_id: 'a', value: 'na' }],
      ['mat', { type: 'matrix', item_id: 'b', value: 2 }],
      ['worte', { type: 'open', text: 'na' }],
    ]);
    expect(await total('antwort.mat.mat*2ea.status.na')).toBe(1);
    expect(await total('antwort.mat.mat*2eb.status.na')).toBe(0);
    expect(await total('antwort.worte..status.na')).toBe(0);
  });
});
