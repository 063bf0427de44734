import { randomUUID } from 'node:crypto';
import type { ExportFormat } from '@dialogwerk/shared/contract';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { readSav } from '../../../../testing/readSav.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

const options = ['weiblich', 'männlich'].map((id) => ({ id, text: id, score: null }));
const places = ['Einkauf', 'Lager'].map((id) => ({ id, text: id, score: null }));
const blocks = inOrder(
  aBlock('open', 'words', { context: 'Was war?', variable: 'worte' }),
  aBlock('single', 'sex', { options, variable: 'geschlecht' }),
  aBlock('single', 'place', { options: places, variable: 'abteilung' }),
);
const said = [
  'Frau Özdemir hat geholfen, Mail an anna.b@example.org',
  'Danke an Özdemir',
  'Hans im Glück war gut',
  'Der Lange aus dem Lager nervt',
  'Alles gut',
  'Alles gut',
  'Alles gut',
];

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let conversations: string[];

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const [index, text] of said.entries()) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('words', { type: 'open', text });
    await respondent.reply('sex', { type: 'single', option_id: index === 0 ? 'weiblich' : 'männlich' });
    await respondent.reply('place', { type: 'single', option_id: index < 2 ? 'Einkauf' : 'Lager' });
  }
  const listed = await api.call('resultConversations', { survey_id }, author.token);
  conversations = listed.conversations.toReversed().map(({ conversation_id }) => conversation_id);
});
afterAll(() => api.stop());

async function fetchFile(format: ExportFormat, personal: 'keep' | 'hide'): Promise<Buffer> {
  const { download } = await api.call('excelExport', { survey_id, format, filter: '', personal }, author.token);
  return (await api.app.inject({ url: download })).rawPayload;
}
const decide = (words: string, kind: 'Name' | null, place = 0) =>
  api.call('setPersonalWords', { survey_id, conversation_id: conversations[place] ?? '', words, kind }, author.token);
const forget = (words: string) => api.call('forgetPersonalWords', { survey_id, words }, author.token);

/** The texts of a file, in each format that holds them. */
const plain = async (file: Buffer): Promise<string> => file.toString();
const readers = [
  ['csv', plain],
  ['json', plain],
  ['transcripts', plain],
  ['sav', async (file: Buffer) => JSON.stringify(await readSav(file))],
  ['xlsx', async (file: Buffer) => JSON.stringify(await readXlsx(file))],
] as const;

describe('a file without what tells of people', () => {
  it.each(readers)('%s', async (format, read) => {
    const whole = await read(await fetchFile(format, 'keep'));
    const hidden = await read(await fetchFile(format, 'hide'));
    expect(whole).toContain('Frau Özdemir hat geholfen, Mail an anna.b@example.org');
    expect(hidden).toContain('Frau [Name] hat geholfen, Mail an [E-Mail]');
    expect(hidden).not.toContain('anna.b');
    expect(hidden).toContain('Alles gut');
    expect(hidden).toContain('Der Lange aus dem Lager nervt');
  });

  it('is the same to the byte where nothing is chosen', async () => {
    const { download } = await api.call('excelExport', { survey_id, format: 'csv', filter: '' }, author.token);
    expect((await api.app.inject({ url: download })).payload).toBe((await fetchFile('csv', 'keep')).toString());
  });

  it('follows what the team decided about words, until it is taken back', async () => {
    await decide('Hans', null);
    api.clock.now += 1_000;
    await decide(' „Der Lange“ ', 'Name', 3);
    const decided = (await fetchFile('csv', 'hide')).toString();
    expect(decided).toContain('Hans im Glück war gut');
    expect(decided).toContain('[Name] aus dem Lager nervt');
    expect((await api.call('personalWords', { survey_id }, author.token)).words).toEqual([
      { words: 'Hans', kind: null },
      { words: 'Der Lange', kind: 'Name' },
    ]);
    await forget('Hans');
    await forget(' „Der Lange“ ');
    const after = (await fetchFile('csv', 'hide')).toString();
    expect(after).toContain('[Name] im Glück war gut');
    expect(after).toContain('Der Lange aus dem Lager nervt');
  });

  it('words without a letter, and those of another dialog’s conversation, are refused', async () => {
    const foreign = await anAuthor(api);
    const other = await insertSurvey(api, { blocks, owner: foreign });
    const one = { conversation_id: conversations[0], words: 'Özdemir', kind: 'Name' };
    expect(await api.send('setPersonalWords', { ...one, survey_id: other }, foreign.token)).toMatchObject({
      status: 404,
    });
    expect(await api.send('setPersonalWords', { ...one, survey_id }, foreign.token)).toMatchObject({ status: 404 });
    expect(await api.send('setPersonalWords', { ...one, survey_id, words: '…' }, author.token)).toMatchObject({
      status: 422,
      body: { code: 'personal/no-words' },
    });
  });
});

it('counts the texts that tell of people', async () => {
  const counted = await api.call('personalTexts', { survey_id, filter: '' }, author.token);
  expect(counted).toEqual({
    total: 7,
    examined: 7,
    personal: 2,
    kinds: [
      { kind: 'Name', texts: 2 },
      { kind: 'E-Mail', texts: 1 },
    ],
  });
});

describe('a check of groups', () => {
  it('says which combination few people share, and what would help', async () => {
    const columns = ['geschlecht', 'abteilung'];
    const found = await api.call('checkGroups', { survey_id, filter: '', columns, least: 3 }, author.token);
    expect(found).toMatchObject({ people: 7, smallest: 1, below: 2 });
    expect(found.combinations.map(({ count, values }) => [count, ...values.map(({ value }) => value)])).toEqual([
      [1, 'weiblich', 'Einkauf'],
      [1, 'männlich', 'Einkauf'],
    ]);
    expect(found.without.map(({ column, below }) => [column, below])).toEqual([
      ['geschlecht', 2],
      ['abteilung', 1],
    ]);
    expect(await api.call('groupCheck', { survey_id }, author.token)).toEqual({ columns, least: 3 });
  });

  it('knows no column that the dialog has not', async () => {
    const wanted = { survey_id, filter: '', columns: ['gibtsnicht'], least: 3 };
    expect(await api.send('checkGroups', wanted, author.token)).toMatchObject({ status: 404 });
  });

  it('a link may want larger groups than the installation', async () => {
    const link = { survey_id, link_id: randomUUID(), name: 'Vorstand', filter: '', ends_at: api.clock.now + 3_600_000 };
    const open = async (more: { least_group?: number }) => {
      const made = await api.call(
        'createFigureLink',
        { ...link, link_id: randomUUID(), password: null, ...more },
        author.token,
      );
      const { pass } = await api.call('openFigures', { token: made.link.path.split('/').at(-1) ?? '' });
      return api.call('sharedOverview', { pass });
    };
    expect((await open({})).overview?.total).toBe(7);
    const strict = await open({ least_group: 10 });
    expect(strict).toMatchObject({ overview: null, least_group: 10 });
  });
});
