import { once } from 'node:events';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { parse as parseCsv } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const options = ['red', 'green', 'blue'].map((id) => ({ id, text: `Farbe "${id}"; ÄÖÜ 🎨`, score: null }));
const points = [1, 2, 3].map((value) => ({ value, label: `Punkt ${value}` }));
const items = ['x', 'y'].map((id) => ({ id, text: `Aussage ${id}`, inverse: id === 'y' }));
const formula = '=HYPERLINK("http://example.org")';
const hostileLabel = `${formula}<script>alert(1)</script>`;
/** What a spreadsheet could calculate with, each by another sign. */
const reasons = ['+49 30 123', '-5 Grad', '@alle'] as const;
const blocks = inOrder(
  aBlock('single', 'colour', { options, variable: 'farbe', nachfrage: 'Warum?', context: 'Welche **Farbe**?' }),
  aBlock('multiple', 'colours', { options, variable: 'farben' }),
  aBlock('matrix', 'battery', { items, scale: { from: 'block', points }, likert_na: true, variable: 'm' }),
  aBlock('number', 'age', { optional: true, variable: 'alter', context: hostileLabel }),
  aBlock('date', 'day', { variable: 'tag' }),
  aBlock('open', 'words', { variable: 'worte', max_length: 10_000 }),
);
/**
 * 40,000 characters, some of several bytes, more than a cell or a string variable holds; where either ends, it is in the middle of
 * a fox.
 */
const longText = '–'.repeat(10).concat('Größe 🦊 äöü – "quoted"; '.repeat(1_667)).slice(0, 39_999).concat('à');
const spssDay = (day: string): number => Date.parse(day) / 1_000 + 141_428 * 86_400;
let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks,
    owner: author,
    survey_name: '=../../Zufriedenheit im Team: „Ä/ß“"\r\nX: 1',
  });
  const words = ['Erste\nZeile\r\nund Ümlaut 🎉', formula, 'x'];
  for (const [index, text] of words.entries()) {
    api.clock.now += 1_000;
    const one = await aRespondent(api, survey_id);
    const item = (id: string) => ({ id: 'battery', nachfrage_id: `battery.${id}` });
    await one.reply('colour', { type: 'single', option_id: index === 0 ? 'blue' : 'red' });
    await one.reply({ id: 'colour', nachfrage_id: 'colour#1' }, { type: 'open', text: reasons[index] ?? '' });
    await one.reply('colours', { type: 'multiple', option_ids: index === 0 ? ['red', 'blue'] : [] });
    await one.reply(item('x'), { type: 'matrix', item_id: 'x', value: 1 });
    await one.reply(item('y'), { type: 'matrix', item_id: 'y', value: index === 0 ? 1 : 'na' });
    await one.reply('age', index === 0 ? { type: 'number', value: 41.5 } : { type: 'skip' });
    await one.reply('day', { type: 'date', value: '1899-02-28' });
    await one.reply('words', { type: 'open', text });
  }
  await api.services.db
    .updateTable('answers')
    .set({ value: JSON.stringify(longText) })
    .where('unique_question_id', '=', 'words')
    .where('value', '=', JSON.stringify('x'))
    .execute();
  api.clock.now += 1_000;
  const waiting = await aRespondent(api, survey_id);
  await waiting.reply('colour', { type: 'skip' }).catch(() => waiting.chat());
});
afterAll(() => api.stop());

async function fetchFile(wish: Omit<CallRequest<'excelExport'>, 'survey_id'>) {
  const made = await api.call('excelExport', { survey_id, ...wish }, author.token);
  const response = await api.app.inject({ url: made.download });
  return { ...made, response, bytes: response.rawPayload };
}

describe('a file of answers', () => {
  it('as CSV holds what the database holds, and no formula', async () => {
    const { bytes, response, total, file_name } = await fetchFile({ format: 'csv', separator: 'comma' });
    expect(response.statusCode).toBe(200);
    expect(total).toBe(4);
    expect(file_name).toMatch(/^Zufriedenheit_im_Team_Ae_ss_X_1_\d{4}-\d\d-\d\d_\d{6}_Antworten\.csv$/);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${file_name}"`);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows: Record<string, string>[] = parseCsv(bytes, { bom: true, columns: true });
    expect(rows.map((row) => [row['farbe'], row['farben_1'], row['farben_2'], row['farben_text']])).toEqual([
      ['3', '1', '0', `${options[0]?.text}; ${options[2]?.text}`],
      ['1', '0', '0', ''],
      ['1', '0', '0', ''],
      ['', '', '', ''],
    ]);
    expect(rows.map((row) => [row['m_1'], row['m_2'], row['m_2_roh'], row['alter'], row['tag']])).toEqual([
      ['1', '3', '1', '41.5', '1899-02-28'],
      ['1', '', '', '', '1899-02-28'],
      ['1', '', '', '', '1899-02-28'],
      ['', '', '', '', ''],
    ]);
    expect(rows.map((row) => row['worte'])).toEqual(['Erste\nZeile\r\nund Ümlaut 🎉', `'${formula}`, longText, '']);
    expect(rows.map((row) => row['farbe_nachfrage'])).toEqual([...reasons.map((text) => `'${text}`), '']);
  });

  it('as CSV says labels, codes of missing values and decimal commas where they are asked for', async () => {
    const labels = parseCsv((await fetchFile({ format: 'csv', content: 'labels' })).bytes, {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    expect(labels[0]).toMatchObject({
      dw_state: 'beendet',
      farbe: options[2]?.text,
      farben_1: 'gewählt',
      m_2: 'Punkt 1',
      alter: '41,5',
    });
    const coded = parseCsv((await fetchFile({ format: 'csv', missing: 'codes' })).bytes, {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    expect(coded[1]).toMatchObject({ m_2: '-97', alter: '-999999998' });
    expect(coded[3]).toMatchObject({ farbe: '-95', farben_1: '-99', alter: '-999999999' });
  });

  it('holds only the variables and conversations that are wanted', async () => {
    const filter = 'antwort.colour..one-of.blue';
    const { bytes, total } = await fetchFile({ format: 'csv', filter, variables: ['alter', 'farbe'] });
    expect(total).toBe(1);
    expect(bytes.toString()).toBe('\uFEFFfarbe;alter\r\n3;41,5\r\n');
  });

  it('as Excel has values, labels and a codebook, and long texts go on in further columns', async () => {
    const { bytes } = await fetchFile({ format: 'xlsx' });
    const sheets = await readXlsx(bytes, { trim: false });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Werte', 'Beschriftungen', 'Codebuch']);
    const [values, labels, codebook] = sheets.map(({ data }) => data);
    const at = (name: string) => values?.[0]?.indexOf(name) ?? -1;
    expect(values?.slice(1).map((row) => row[at('farbe')])).toEqual([3, 1, 1, null]);
    expect(values?.slice(1).map((row) => row[at('alter')])).toEqual([41.5, null, null, null]);
    expect(values?.[1]?.[at('dw_started_at')]).toBeInstanceOf(Date);
    const texts = values?.slice(1).map((row) => [row[at('worte')], row[at('worte_2')]].join(''));
    expect(texts).toEqual(['Erste\nZeile\r\nund Ümlaut 🎉', formula, longText, '']);
    expect(values?.slice(1).map((row) => row[at('farbe_nachfrage')])).toEqual([...reasons, null]);
    expect(labels?.[0]?.[at('farbe')]).toBe('Welche Farbe?');
    expect(labels?.[0]?.[at('alter')]).toBe(hostileLabel);
    expect(labels?.slice(1).map((row) => row[at('farbe')])).toEqual([
      options[2]?.text,
      options[0]?.text,
      options[0]?.text,
      'gefragt, noch nicht beantwortet',
    ]);
    expect(codebook?.find(([name]) => name === 'farben_1')).toEqual(
      expect.arrayContaining(['farben_1', 'nominal', '0 = nicht gewählt; 1 = gewählt', 'farben_set']),
    );
  });

  it('as SPSS file reads back with names, labels, missing values, days and long texts', async () => {
    const { bytes } = await fetchFile({ format: 'sav' });
    const { rows, labelOf, valueLabels } = await readSav(bytes);
    expect(rows).toHaveLength(4);
    expect(labelOf('farbe')).toBe('Welche Farbe?');
    expect(labelOf('alter')).toBe(hostileLabel);
    expect(rows.map((row) => row['farbe_nachfrage'])).toEqual([...reasons, '']);
    expect(valueLabels('farbe')).toEqual(
      expect.arrayContaining([
        [3, options[2]?.text],
        [-99, 'nicht gefragt'],
      ]),
    );
    expect(rows.map((row) => [row['farbe'], row['farben_1'], row['alter'], row['m_2']])).toEqual([
      [3, 1, 41.5, 3],
      [1, 0, -999_999_998, -97],
      [1, 0, -999_999_998, -97],
      [-95, -99, -999_999_999, -99],
    ]);
    expect(rows.map((row) => row['tag'])).toEqual([...Array.from({ length: 3 }, () => spssDay('1899-02-28')), null]);
    const texts = rows.map((row) => [row['worte'], row['worte_2'], row['worte_3']].filter(Boolean).join(''));
    expect(texts).toEqual(['Erste\nZeile\r\nund Ümlaut 🎉', formula, longText, '']);
  });

  it('as SPSS file shows decimals only where there are some', async () => {
    const { decimalsOf } = await readSav((await fetchFile({ format: 'sav' })).bytes);
    const whole = ['dw_seconds', 'dw_answered', 'dw_publication', 'dw_revision', 'farbe', 'farben_1', 'm_2'];
    expect(whole.map((name) => [name, decimalsOf(name)])).toEqual(whole.map((name) => [name, 0]));
    expect(decimalsOf('alter')).toBe(2);
  });

  it('as JSON says each value, or why there is none', async () => {
    const { bytes } = await fetchFile({ format: 'json' });
    const { variables, rows } = JSON.parse(bytes.toString());
    expect(variables.find(({ name }: { name: string }) => name === 'farbe')).toMatchObject({ measure: 'nominal' });
    expect(rows.map((row: Record<string, unknown>) => row['alter'])).toEqual([
      41.5,
      { missing: 'skipped' },
      { missing: 'skipped' },
      { missing: 'not-asked' },
    ]);
    expect(rows[2].worte).toBe(longText);
    expect(rows.map((row: Record<string, unknown>) => row['farbe_nachfrage'])).toEqual([
      ...reasons,
      { missing: 'not-asked' },
    ]);
  });

  it('as transcripts and as codebook reads as text', async () => {
    const transcripts = (await fetchFile({ format: 'transcripts' })).bytes.toString();
    expect(transcripts.match(/^=== Gespräch /gm)).toHaveLength(4);
    expect(transcripts).toContain('Person: +49 30 123');
    const codebook = (await fetchFile({ format: 'codebook' })).bytes.toString();
    expect(codebook).toContain('<td>farben_set</td>');
    expect(codebook).not.toContain('<script>');
  });
});

describe('the way to a file', () => {
  it('tells how far it is, and that it is done', async () => {
    const { export_id } = await fetchFile({ format: 'csv' });
    expect(await api.call('exportProgress', { survey_id, export_id }, author.token)).toEqual({
      state: 'done',
      written: 4,
      total: 4,
    });
  });

  it('is closed once it was cancelled, and to whoever has only guessed it', async () => {
    const { export_id, download } = await api.call('excelExport', { survey_id }, author.token);
    await api.call('cancelExport', { survey_id, export_id }, author.token);
    expect((await api.app.inject({ url: download })).statusCode).toBe(404);
    expect((await api.app.inject({ url: `/api/exports/${export_id}` })).statusCode).toBe(404);
  });

  it('is closed to whoever has lost the role since', async () => {
    const { download } = await api.call('excelExport', { survey_id }, author.token);
    const role = (name: 'Trainieren' | 'Besitzer') =>
      api.services.db.updateTable('members').set({ role: name }).where('survey_id', '=', survey_id).execute();
    await role('Trainieren');
    expect((await api.app.inject({ url: download })).statusCode).toBe(409);
    await role('Besitzer');
    expect((await api.app.inject({ url: download })).statusCode).toBe(200);
  });

  it('gives its connection back when the reader goes away', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the api has no port');
    const { download } = await api.call('excelExport', { survey_id, format: 'csv' }, author.token);
    const { pool } = api.services;
    // One hears what other servers tell.
    const inUse = (): number => pool.totalCount - pool.idleCount;
    const before = inUse();
    const gone = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${address.port}${download}`, { signal: gone.signal });
    expect(answer.status).toBe(200);
    gone.abort();
    await answer.text().catch(() => {});
    while (inUse() > before) await once(pool, 'release');
    expect(inUse()).toBe(before);
  });
});
