import { randomUUID } from 'node:crypto';
import type { CallRequest, Reply } from '@dialogwerk/shared/contract';
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
/** A jump leads back to 'name' as long as there is a further child. */
const blocks = inOrder(
  aBlock('open', 'name', { variable: 'name', context: 'Wie heißt das Kind?' }),
  aBlock('single', 'school', {
    variable: 'schule',
    context: 'Geht {{name}} zur Schule?',
    optional: true,
    options: [option('s', 'Ja'), option('n', 'Nein')],
  }),
  aBlock('matrix', 'mood', {
    variable: 'laune',
    scale: { from: 'block', points: [1, 2, 3, 4, 5].map((value) => ({ value, label: `Stufe ${value}` })) },
    items: [
      { id: 'a', text: 'Morgens', inverse: false },
      { id: 'b', text: 'Abends', inverse: false },
    ],
  }),
  aBlock('single', 'more', {
    variable: 'noch',
    context: 'Noch ein Kind?',
    options: [option('ja', 'Ja'), option('nein', 'Nein')],
    jump_to_ids: [{ kind: 'option', option_id: 'ja', target: 'name' }],
  }),
  aBlock('open', 'end', { variable: 'schluss', context: 'Noch etwas?' }),
);

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;
let conversation_id: string;

const child = async (name: string, school: Reply, moods: readonly [number, number], more: 'ja' | 'nein') => {
  const says = async (question: Parameters<TestRespondent['reply']>[0], reply: Reply) => {
    api.clock.now += 1_000;
    await respondent.reply(question, reply);
  };
  await says('name', { type: 'open', text: name });
  await says('school', school);
  for (const [index, value] of moods.entries()) {
    const item_id = index === 0 ? 'a' : 'b';
    await says({ id: 'mood', nachfrage_id: `mood.${item_id}` }, { type: 'matrix', item_id, value });
  }
  await says('more', { type: 'single', option_id: more });
};

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  respondent = await aRespondent(api, survey_id);
  await child('Anna', { type: 'single', option_id: 's' }, [1, 2], 'ja');
  await child('Ben', { type: 'skip' }, [3, 4], 'ja');
  await child('Cem', { type: 'single', option_id: 'n' }, [5, 1], 'nein');
  const { db } = api.services;
  ({ conversation_id } = await db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow());
});
afterAll(() => api.stop());

const fileOf = async (wish: Omit<CallRequest<'excelExport'>, 'survey_id'>): Promise<Buffer> => {
  const { download } = await api.call('excelExport', { survey_id, ...wish }, author.token);
  return (await api.app.inject({ url: download })).rawPayload;
};
const csvOf = async (
  wish: Omit<CallRequest<'excelExport'>, 'survey_id' | 'format'>,
): Promise<Record<string, string>[]> =>
  parseCsv(await fileOf({ format: 'csv', separator: 'comma', ...wish }), { bom: true, columns: true });

/** Variable, time of asking, number and words of each row. */
const earlier = async (wish: { readonly personal?: 'hide' } = {}) =>
  (await csvOf({ earlier: true, ...wish })).map((row) =>
    ['dw_variable', 'dw_nth', 'dw_value', 'dw_text'].map((name) => row[name]).join(' | '),
  );

it('the columns hold the last answer, as before', async () => {
  const [row, ...others] = await csvOf({});
  expect(others).toEqual([]);
  expect(['name', 'schule', 'laune_1', 'laune_2', 'noch'].map((name) => row?.[name])).toEqual([
    'Cem',
    '2',
    '5',
    '1',
    '2',
  ]);
  expect(Object.keys(row ?? {}).filter((name) => name.startsWith('dw_nth'))).toEqual([]);
});

it('what was answered before has a row each, with the time of asking, as a number and in words', async () => {
  expect(await earlier()).toEqual([
    'name | 1 |  | Anna',
    'schule | 1 | 1 | Ja',
    'laune_1 | 1 | 1 | Stufe 1',
    'laune_2 | 1 | 2 | Stufe 2',
    'noch | 1 | 1 | Ja',
    'name | 2 |  | Ben',
    'schule | 2 |  | übersprungen',
    'laune_1 | 2 | 3 | Stufe 3',
    'laune_2 | 2 | 4 | Stufe 4',
    'noch | 2 | 1 | Ja',
  ]);
  const { variables, earlier: isThere } = await api.call('resultVariables', { survey_id }, author.token);
  expect(isThere).toBe(true);
  expect(variables.map(({ name }) => name)).toContain('name');
});

it('as SPSS, Excel, JSON and a codebook too', async () => {
  const { rows } = await readSav(await fileOf({ format: 'sav', earlier: true }));
  expect(rows).toHaveLength(10);
  expect(rows[2]).toMatchObject({
    dw_conversation_id: conversation_id,
    dw_variable: 'laune_1',
    dw_nth: 1,
    dw_value: 1,
  });
  for (const format of ['xlsx', 'json', 'codebook'] as const) {
    expect((await fileOf({ format, earlier: true })).length).toBeGreaterThan(500);
  }
});

it('a name in it is hidden where that is wanted', async () => {
  await api.call('setPersonalWords', { survey_id, conversation_id, words: 'Anna', kind: 'Name' }, author.token);
  const [first, second] = await earlier({ personal: 'hide' });
  expect(first).toBe('name | 1 |  | [Name]');
  expect(second).toBe('schule | 1 | 1 | Ja');
});

it('the conversation says which of its answers are earlier ones, and all that is stored comes along', async () => {
  const { turns } = await api.call('transcript', { survey_id, conversation_id }, author.token);
  const marked = turns.flatMap(({ entries, earlier: one }) => {
    const reply = entries.find(({ user_or_bot }) => user_or_bot === 'user');
    return reply?.unique_question_id === 'name' ? [[reply.context, one?.nth, one?.of]] : [];
  });
  expect(marked).toEqual([
    ['Anna', 1, 3],
    ['Ben', 2, 3],
    ['Cem', undefined, undefined],
  ]);
  const data = await api.call('conversationData', { survey_id, conversation_id }, author.token);
  expect(
    data.earlier_answers
      .filter(({ unique_question_id }) => unique_question_id === 'name')
      .map(({ nth, value }) => [nth, value]),
  ).toEqual([
    [1, 'Anna'],
    [2, 'Ben'],
  ]);
});

it('going back and saying something else changes an answer and makes no earlier one', async () => {
  const change = async (unique_question_id: string, reply: Reply) => {
    api.clock.now += 1_000;
    const wanted = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id: null, reply };
    await api.call('changeAnswer', wanted, respondent.token);
  };
  await change('name', { type: 'open', text: 'Cemal' });
  expect((await csvOf({}))[0]?.['name']).toBe('Cemal');
  expect((await earlier()).filter((row) => row.startsWith('name'))).toEqual([
    'name | 1 |  | Anna',
    'name | 2 |  | Ben',
  ]);
});

it('what is made anonymous keeps no words of them, and what is deleted keeps nothing', async () => {
  const { db } = api.services;
  const { anonymise } = await import('../../retention/anonymise.ts');
  await db
    .transaction()
    .execute((tx) =>
      anonymise(tx, { survey_id, conversation_id }, { isChoice: () => false, isShared: () => false }, api.clock.now),
    );
  const kept = (await earlier()).filter((row) => row.startsWith('name') || row.startsWith('laune_1'));
  expect(kept.join()).not.toContain('Anna');
  expect(kept).toContain('laune_1 | 1 | 1 | Stufe 1');
  await db.deleteFrom('conversations').where('survey_id', '=', survey_id).execute();
  const left = await db.selectFrom('earlier_answers').select('turn').where('survey_id', '=', survey_id).execute();
  expect(left).toEqual([]);
});
