import { randomUUID } from 'node:crypto';
import type { CallRequest, Reply } from '@dialogwerk/shared/contract';
import { parse as parseCsv } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../../testing/aMultiChat.ts';
import { anAccount } from '../../../../../testing/anAccount.ts';
import { apiOfFile } from '../../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../../../testing/insertSurvey.ts';
import { readSav } from '../../../../../testing/readSav.ts';
import { columnName } from './columnName.ts';

const KEY = 'dw_participation';
const options = ['red', 'green'].map((id) => ({ id, text: `Farbe ${id}; ÄÖ`, score: null }));
const longName = 'w'.repeat(64);
const api = await apiOfFile();
let multi: TestMultiChat;
/** Of those who take part, in the order in which they began. */
let keys: string[];
let numbers: ReadonlyMap<string, number>;
/** A column of the one table. */
const of = (survey_id: string, name: string): string => `d${numbers.get(survey_id)}_${name}`;

beforeAll(async () => {
  multi = await aMultiChat(api);
  const { k, z } = multi;
  await editSurvey(
    api,
    k,
    inOrder(
      aBlock('single', 'colour', { options, variable: 'farbe', context: 'Welche Farbe?' }),
      aBlock('number', 'age', { optional: true, variable: 'alter' }),
      aBlock('open', 'end', { variable: 'ende' }),
    ),
  );
  const items = ['x', 'y'].map((id) => ({ id, text: `Aussage ${id}`, inverse: false }));
  await editSurvey(
    api,
    z,
    inOrder(
      aBlock('multiple', 'colours', { options, variable: 'farbe' }),
      aBlock('matrix', 'words', {
        items,
        scale: { from: 'block', points: [1, 2].map((value) => ({ value, label: `Punkt ${value}` })) },
        variable: longName,
      }),
      aBlock('date', 'day', { variable: 'tag' }),
    ),
  );
  await multi.publish();
  const people: TestParticipant[] = [];
  for (const hasBegun of [true, true, true, false]) {
    api.clock.now += 1_000;
    const person = await aParticipant(api, multi);
    if (hasBegun) await person.chats();
    people.push(person);
  }
  const reply = (person: number, survey_id: string, question: string, said: Reply, part: string | null = null) => {
    const turn = { survey_id, unique_question_id: question, nachfrage_id: part, turn_id: randomUUID(), reply: said };
    return api.call('turn', turn, people[person]?.token);
  };
  await reply(0, k, 'colour', { type: 'single', option_id: 'green' });
  await reply(0, z, 'colours', { type: 'multiple', option_ids: ['red', 'green'] });
  await reply(0, k, 'age', { type: 'number', value: 41.5 });
  await reply(0, k, 'end', { type: 'open', text: '=1+1; "Ende"\nÄÖ 🎉' });
  await reply(0, z, 'words', { type: 'matrix', item_id: 'x', value: 1 }, 'words.x');
  await reply(0, z, 'words', { type: 'matrix', item_id: 'y', value: 2 }, 'words.y');
  await reply(0, z, 'day', { type: 'date', value: '2026-02-28' });
  await reply(1, k, 'colour', { type: 'single', option_id: 'red' });
  await reply(1, k, 'age', { type: 'skip' });
  await reply(1, k, 'end', { type: 'open', text: 'Frau Özdemir, Mail an anna.b@example.org' });
  await reply(2, z, 'colours', { type: 'multiple', option_ids: [] });
  // One who came to the first dialog by itself.
  await publishSurvey(api, k);
  await api.services.db.updateTable('surveys').set({ active: true }).where('survey_id', '=', k).execute();
  const alone = await aRespondent(api, k);
  await alone.reply('colour', { type: 'single', option_id: 'red' });
  const begun = await api.services.db
    .selectFrom('participations')
    .select('participation_id')
    .where('dialog_manager_id', '=', multi.id)
    .orderBy('started_at')
    .orderBy('participation_id')
    .execute();
  keys = begun.map(({ participation_id }) => participation_id);
  const surveys = await api.services.db.selectFrom('surveys').select(['survey_id', 'survey_id_int']).execute();
  numbers = new Map(surveys.map(({ survey_id, survey_id_int }) => [survey_id, survey_id_int]));
});

type Wish = Omit<CallRequest<'chatsAnswers'>, 'id'>;
type Row = Record<string, unknown>;

const get = async (url: string) => (await api.app.inject({ url })).rawPayload;
const oneTable = async (wish: Wish) =>
  get((await api.call('chatsAnswers', { ...wish, id: multi.id }, multi.owner.token)).download);
const single = async (survey_id: string, wish: Wish) =>
  get((await api.call('excelExport', { ...wish, survey_id }, multi.owner.token)).download);

/** Rows by the names of their columns, as readers of other hands see them. */
const readers: { readonly [F in 'csv' | 'json' | 'sav' | 'xlsx']: (bytes: Buffer) => Promise<Row[]> } = {
  csv: async (bytes) => parseCsv(bytes, { bom: true, columns: true, delimiter: ';' }),
  json: async (bytes) => JSON.parse(bytes.toString()).rows,
  sav: async (bytes) => (await readSav(bytes)).rows,
  xlsx: async (bytes) => {
    const [head = [], ...rows] = (await readXlsx(bytes))[0]?.data ?? [];
    return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])));
  },
};

test.each(['csv', 'json', 'sav', 'xlsx'] as const)('%s without what tells of people', async (format) => {
  const said = async (personal: 'keep' | 'hide') =>
    (await readers[format](await oneTable({ format, personal }))).map((row) => row[of(multi.k, 'ende')]);
  expect(await said('keep')).toContain('Frau Özdemir, Mail an anna.b@example.org');
  expect(await said('hide')).toContain('Frau [Name], Mail an [E-Mail]');
});

describe('the file of a dialog', () => {
  test('names the participation of each conversation that belongs to one, and says of others that they do not', async () => {
    const rows = await readers.json(await single(multi.k, { format: 'json' }));
    expect(rows.map((row) => row[KEY])).toEqual([...keys.slice(0, 3), { missing: 'alone' }]);
    expect(Object.keys(rows[0] ?? {}).indexOf(KEY)).toBe(1);
    const labels = (await readXlsx(await single(multi.k, { format: 'xlsx' })))[1]?.data;
    expect(labels?.at(-1)?.[1]).toBe('keiner Teilnahme zugeordnet');
  });

  test('without a multi-chat has no such column', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: multi.owner });
    const heading = (await single(survey_id, { format: 'csv' })).toString();
    expect(heading).toMatch(/^\uFEFFdw_conversation_id;dw_state;/);
    expect(heading).not.toContain(KEY);
  });

  test('has the key from the publication of a multi-chat on, and keeps a name that an author has given', async () => {
    const survey_id = await insertSurvey(api, {
      blocks: inOrder(aBlock('open', 'q', { variable: KEY })),
      owner: multi.owner,
    });
    const { manager } = await api.call('createManager', { name: 'M', survey_ids: [survey_id] }, multi.owner.token);
    const heading = async () => (await single(survey_id, { format: 'csv' })).toString();
    expect(await heading()).not.toContain(`${KEY}_2`);
    await api.call('publishManager', { id: manager.dialog_manager_id }, multi.owner.token);
    expect(await heading()).toMatch(new RegExp(`^\uFEFFdw_conversation_id;${KEY}_2;.*;${KEY}\r\n$`));
  });
});

describe('the one table of a multi-chat', () => {
  test.each(['csv', 'json', 'sav', 'xlsx'] as const)(
    'as %s has the cells that its dialogs’ files have by the key',
    async (format) => {
      const wish = { format, missing: 'codes' } as const;
      const read = readers[format];
      const [table, ...files] = await Promise.all([
        oneTable(wish).then(read),
        ...[multi.k, multi.z].map(async (survey_id) => ({
          survey_id,
          file: await read(await single(survey_id, wish)),
        })),
      ]);
      expect(table.map((row) => row[KEY])).toEqual(keys);
      const all = Object.keys(table[0] ?? {});
      const compared = new Set([KEY, 'dw_started_at', 'dw_last_at', 'dw_publication']);
      for (const { survey_id, file } of files) {
        const rows = new Map(file.map((row) => [row[KEY], row]));
        const [some] = rows.values();
        for (const name of Object.keys(some ?? {})) {
          if (name === KEY) continue;
          const column = columnName(numbers.get(survey_id) ?? 0, name);
          compared.add(column);
          const there = table.filter((row) => rows.has(row[KEY]));
          expect([column, there.map((row) => row[column])]).toEqual([
            column,
            there.map((row) => rows.get(row[KEY])?.[name]),
          ]);
        }
      }
      expect(all.filter((name) => !compared.has(name) && !name.startsWith(of(multi.l, '')))).toEqual([]);
    },
  );

  test('has names that every program takes, and labels and codebook that say of which dialog they are', async () => {
    const [json, codebook, labels] = await Promise.all([
      oneTable({ format: 'json' }),
      oneTable({ format: 'codebook' }),
      oneTable({ format: 'csv', content: 'labels' }).then(readers.csv),
    ]);
    const { variables, rows } = JSON.parse(json.toString());
    // Nothing was asked of a dialog that somebody has not begun.
    expect(rows.at(-1)).toMatchObject({
      [KEY]: keys[3],
      dw_publication: 1,
      [of(multi.z, 'tag')]: { missing: 'not-asked' },
    });
    const names: string[] = variables.flatMap(({ name, set }: { name: string; set: string | null }) =>
      set ? [name, set] : [name],
    );
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_.]{0,61}$/);
    const columns = variables.map(({ name }: { name: string }) => name.toLowerCase());
    expect(new Set(columns).size).toBe(columns.length);
    const colour = of(multi.k, 'farbe');
    expect(codebook.toString()).toContain('Codebuch: Krimi');
    expect(codebook.toString()).toContain('4 Teilnahmen');
    expect(codebook.toString()).toContain(`<td>${colour}</td><td>Kommissarin: Welche Farbe?</td>`);
    expect(labels[0]).toMatchObject({ [colour]: 'Farbe green; ÄÖ', [of(multi.k, 'dw_state')]: 'beendet' });
  });

  test('keeps its names when a dialog is moved, renamed or taken out of the multi-chat', async () => {
    const { k, z, l, id, owner } = multi;
    const heading = async () => (await oneTable({ format: 'csv' })).toString().split('\r\n')[0];
    const before = await heading();
    await api.call('updateManager', { id, survey_ids: [l, z] }, owner.token);
    await api.services.db.updateTable('surveys').set({ survey_name: 'Anders' }).where('survey_id', '=', z).execute();
    expect(await heading()).toBe(before);
    const role = (name: 'Trainieren' | 'Besitzer') =>
      api.services.db.updateTable('members').set({ role: name }).where('survey_id', '=', k).execute();
    await role('Trainieren');
    const allowed = await heading();
    expect(allowed).not.toContain(of(k, ''));
    expect(allowed).toContain(of(z, ''));
    await role('Besitzer');
    await api.call('updateManager', { id, survey_ids: [k, z, l] }, owner.token);
    await api.services.db.updateTable('surveys').set({ survey_name: 'Zeuge' }).where('survey_id', '=', z).execute();
  });
});

describe('the way to the one table', () => {
  const status = async (url: string) => (await api.app.inject({ url })).statusCode;

  test('is for ten minutes, for what its address says, and for as long as its author may see all answers', async () => {
    const { id, owner, z } = multi;
    const { download, file_name, total } = await api.call('chatsAnswers', { id, format: 'csv' }, owner.token);
    expect(total).toBe(4);
    const answer = await api.app.inject({ url: download });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file_name}"`);
    expect(file_name).toMatch(/^Krimi_.*_Antworten\.csv$/);
    expect(await status(download.replace('/csv/', '/json/'))).toBe(404);
    const { now } = api.clock;
    api.clock.now += 11 * 60_000;
    expect(await status(download)).toBe(404);
    api.clock.now = now;
    const member = api.services.db.updateTable('members').where('survey_id', '=', z);
    await member.set({ role: 'Trainieren' }).execute();
    expect(await status(download)).toBe(409);
    await member.set({ role: 'Besitzer' }).execute();
  });

  test('is closed to whoever may see the answers to one dialog alone', async () => {
    const { user_id, token } = await anAccount(api);
    await api.services.db.insertInto('members').values({ survey_id: multi.k, user_id, role: 'Analysieren' }).execute();
    expect((await api.send('chatsAnswers', { id: multi.id }, token)).status).toBe(409);
  });
});
