import { parse as parseCsv } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../../../testing/blocks.ts';
import { aRespondent } from '../../../../../testing/aRespondent.ts';
import { insertSurvey } from '../../../../../testing/insertSurvey.ts';
import { readSav } from '../../../../../testing/readSav.ts';
import { startTestApi } from '../../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../../testing/startTestApi.ts';

const hostile = `=1+1 "'}<b>&{{x}} $(ls) \`pwd\`  – ${'ä'.repeat(300)}`;
const options = ['a', 'b'].map((id) => ({ id, text: `${id} ${hostile}`, score: null }));
const blocks = inOrder(
  aBlock('single', 'colour', { options, variable: 'farbe', optional: true, context: hostile }),
  aBlock('number', 'age', { optional: true, variable: 'alter' }),
  aBlock('open', 'words', { variable: 'worte', optional: true }),
);
let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const index of [0, 1, 2, 3]) {
    api.clock.now += 1_000;
    const one = await aRespondent(api, survey_id);
    await one.reply('colour', index === 3 ? { type: 'skip' } : { type: 'single', option_id: index === 0 ? 'b' : 'a' });
    if (index < 3) await one.reply('age', { type: 'number', value: 20 + index / 2 });
    if (index === 0) await one.reply('words', { type: 'open', text: '=1+1\nzweite Zeile' });
  }
});
afterAll(() => api.stop());

async function packed(filter = '', variables?: string[]) {
  const wish = { survey_id, format: 'package', filter, ...(variables ? { variables } : {}) } as const;
  const made = await api.call('excelExport', wish, author.token);
  const response = await api.app.inject({ url: made.download });
  const files = unzipSync(response.rawPayload);
  const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const tableOf = (name: string): Record<string, string>[] => parseCsv(textOf(name), { columns: true, bom: true });
  return { made, response, files, textOf, tableOf };
}

it('is one file with data, codebooks, scripts and figures', async () => {
  const { made, response, files, textOf, tableOf } = await packed();
  expect(response.headers['content-type']).toBe('application/zip');
  expect(made.file_name).toMatch(/_Replikationspaket\.zip$/);
  expect(Object.keys(files)).toEqual([
    'LIESMICH.txt',
    'variablen.csv',
    'werte.csv',
    'kennzahlen.csv',
    'auswertung.R',
    'auswertung.do',
    'auswertung.sps',
    'codebuch.xml',
    'codebuch.html',
    'daten.parquet',
    'daten.csv',
    'daten.sav',
  ]);
  const csv = tableOf('daten.csv');
  expect(csv.map(({ farbe, alter, worte, worte_fehlt }) => [farbe, alter, worte, worte_fehlt])).toEqual([
    ['2', '20', "'=1+1\nzweite Zeile", '0'],
    ['1', '20.5', '', '-95'],
    ['1', '21', '', '-95'],
    ['-98', '-999999995', '', '-99'],
  ]);
  const parquet = await parquetReadObjects({ file: files['daten.parquet']?.slice().buffer ?? new ArrayBuffer() });
  expect(parquet.map(({ farbe, worte }) => [farbe, worte])).toEqual([
    [2, '=1+1\nzweite Zeile'],
    [1, null],
    [1, null],
    [-98, null],
  ]);
  const { rows } = await readSav(Buffer.from(files['daten.sav'] ?? []));
  expect(rows.map(({ farbe }) => farbe)).toEqual([2, 1, 1, -98]);
  expect(textOf('codebuch.xml')).toContain('<catgry missing="Y" missType="not-offered">');
  expect(textOf('codebuch.html')).toContain('Angeboten in Version 1');
  expect(textOf('codebuch.html')).not.toContain('<b>');
  expect(textOf('LIESMICH.txt')).toContain('Alle Gespräche des Dialogs.');
  expect(await api.call('exportProgress', { survey_id, export_id: made.export_id }, author.token)).toMatchObject({
    state: 'done',
    written: 4,
  });
});

it('expects the figures that the analysis shows, under the filter that was chosen and of the columns that are in it', async () => {
  const figures = async (filter: string, variables?: string[]) =>
    (await packed(filter, variables))
      .tableOf('kennzahlen.csv')
      .map((row) => [row['variable'], row['art'], row['wert'], Number(row['erwartet'])]);
  const all = await figures('');
  const shown = await api.call('resultQuestion', { survey_id, filter: '', question: 'colour' }, author.token);
  expect(shown.columns[0]?.shares.map(({ count }) => count)).toEqual([2, 1]);
  expect(all).toEqual(
    expect.arrayContaining([
      ['farbe', 'n', '', 3],
      ['farbe', 'anzahl', '1', 2],
      ['farbe', 'anteil', '2', 1 / 3],
      ['farbe', 'uebersprungen', '', 1],
      ['farbe', 'gefragt', '', 4],
      ['alter', 'mittelwert', '', 20.5],
      ['alter', 'offen', '', 1],
      ['worte_fehlt', 'anzahl', '0', 1],
    ]),
  );
  const some = await figures('antwort.colour..one-of.a', ['farbe', 'dw_state']);
  expect(some).toContainEqual(['farbe', 'n', '', 2]);
  expect(new Set(some.map(([variable]) => variable))).toEqual(new Set(['farbe', 'dw_state']));
});

it('is for those who may see the analysis, and having taken it is in the audit trail', async () => {
  const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
  const stranger = await anAuthor(api);
  const wish = { survey_id, format: 'package' } as const;
  expect((await api.send('excelExport', wish, trainer.token)).status).toBe(409);
  expect((await api.send('excelExport', wish, stranger.token)).status).toBe(404);
  await packed();
  await api.services.countedActs.flush();
  const acts = await api.services.db.selectFrom('audit').select(['act', 'actor_id']).execute();
  expect(acts).toContainEqual({ act: 'answers_read', actor_id: author.user_id });
});
