import { randomUUID } from 'node:crypto';
import type { WhenFull } from '@dialogwerk/shared/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const quotaOf = (most: number, when_full: WhenFull) => ({
  quota_id: randomUUID(),
  name: 'Gute Laune',
  condition: 'mood = 1',
  most,
  when_full,
});
const count = (most: number, when_full: WhenFull = { kind: 'end', text: 'Danke, {{name}}, wir sind voll.' }) =>
  api.call('setStudyQuotas', { survey_id, quotas: [quotaOf(most, when_full)] }, owner.token);
const taken = async () => (await api.call('study', { survey_id }, owner.token)).quotas.map((quota) => quota.taken);
const name = { type: 'open', text: 'Ana' } as const;
const mood = (option_id: string) => ({ type: 'single', option_id }) as const;

/** Somebody who has come to the second question. */
async function someone(server = api) {
  const respondent = await aRespondent(server, survey_id);
  await respondent.chat();
  await respondent.reply('name', name);
  return respondent;
}

describe('a quota', () => {
  test('of 20 gives exactly 20 of 50 who answer at once on two servers a place; the others end with its text', async () => {
    await count(20);
    const people = [];
    for (let place = 0; place < 50; place += 1) people.push(await someone(place % 2 ? second : api));
    const chats = await Promise.all(people.map((person) => person.reply('mood', mood('good'))));
    expect(chats.filter(({ finished }) => !finished)).toHaveLength(20);
    const turnedAway = chats.filter(({ finished }) => finished);
    expect(turnedAway).toHaveLength(30);
    for (const { entries } of turnedAway) expect(entries.at(-1)?.context).toBe('Danke, Ana, wir sind voll.');
    expect(await taken()).toEqual([20]);
    const { db } = api.services;
    const screened = await db
      .selectFrom('conversations')
      .select('conversation_id')
      .where('survey_id', '=', survey_id)
      .where('screened', '=', true)
      .execute();
    expect(screened).toHaveLength(30);
  });

  test('counts nobody else, and no test', async () => {
    await count(1);
    const other = await someone();
    expect(await other.reply('mood', mood('bad'))).toMatchObject({ finished: false });
    expect(await taken()).toEqual([0]);
    const { token_live } = await api.call('testRegister', { survey_id }, owner.token);
    const turn = { survey_id, nachfrage_id: null };
    await api.call('conversation', { survey_id }, token_live);
    await api.call('turn', { ...turn, turn_id: randomUUID(), unique_question_id: 'name', reply: name }, token_live);
    const reply = mood('good');
    await api.call('turn', { ...turn, turn_id: randomUUID(), unique_question_id: 'mood', reply }, token_live);
    expect(await taken()).toEqual([0]);
  });

  test('goes on at the block that it names, and does not turn the same person away twice', async () => {
    await count(1, { kind: 'block', target: 'name' });
    await (await someone()).reply('mood', mood('good'));
    const late = await someone();
    const led = await late.reply('mood', mood('good'));
    expect(led).toMatchObject({ finished: false, question: { unique_question_id: 'name' } });
    await late.reply('name', name);
    expect(await late.reply('mood', mood('good'))).toMatchObject({
      finished: false,
      question: { unique_question_id: 'mood' },
    });
    expect(await taken()).toEqual([1]);
  });

  test('gives the place of who has stopped to the next one, and of who comes back only if there is one', async () => {
    await count(1);
    const stopped = await someone();
    await stopped.reply('mood', mood('good'));
    const early = await someone();
    expect(await early.reply('mood', mood('good'))).toMatchObject({ finished: true });
    await api.services.db
      .updateTable('quota_places')
      .set({ held_until: new Date(api.clock.now - 1) })
      .execute();
    expect(await taken()).toEqual([0]);
    const next = await someone();
    expect(await next.reply('mood', mood('good'))).toMatchObject({ finished: false });
    expect(await taken()).toEqual([1]);
    const back = await stopped.reply({ id: 'mood', nachfrage_id: 'mood#1' }, { type: 'open', text: 'Sonne' });
    expect(back).toMatchObject({ finished: true });
    expect(await taken()).toEqual([1]);
  });

  test('whose condition says nothing about the dialog is refused by name', async () => {
    const quota = { ...quotaOf(1, { kind: 'end', text: '' }), condition: 'stimmung = "gut"' };
    const refused = await api.send('setStudyQuotas', { survey_id, quotas: [quota] }, owner.token);
    expect(refused).toMatchObject({ status: 422, body: { code: 'study/bad-condition' } });
    expect(await taken()).toEqual([]);
  });
});

test('a quota counts by what the link holds, too', async () => {
  const byLetter = { ...quotaOf(1, { kind: 'end', text: 'Voll.' }), condition: 'link.quelle = "brief"' };
  const set = () => api.send('setStudyQuotas', { survey_id, quotas: [byLetter] }, owner.token);
  expect((await set()).status).toBe(422);
  await api.call('setLinkParameters', { survey_id, names: ['quelle'] }, owner.token);
  expect((await set()).status).toBe(200);
  const ends: boolean[] = [];
  for (const query of ['?quelle=brief', '?quelle=netz', '?quelle=brief']) {
    const { token_live } = await api.call('registerLive', { survey_id, query });
    await api.call('conversation', { survey_id }, token_live);
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null, reply: name };
    ends.push((await api.call('turn', turn, token_live)).finished);
  }
  expect(ends).toEqual([false, false, true]);
});

describe('at the end', () => {
  const ends = {
    finished: 'https://panel.example.org/ok?pid={{link.pid}}&n={{name}}',
    screened: null,
    quota_full: null,
  };
  const sentOn = (token: string) => api.call('sentOn', { survey_id }, token);

  test('an address of another kind is refused at its field', async () => {
    for (const finished of ['http://panel.example.org', 'https://{{name}}.example.org/', 'javascript:alert(1)']) {
      const refused = await api.send('setStudyEnds', { survey_id, ...ends, finished }, owner.token);
      expect(refused).toMatchObject({ status: 400, body: { field: 'finished' } });
    }
  });

  test('who is turned away is led to the address of the quota, with answers and parameters percent-encoded', async () => {
    await api.call('setLinkParameters', { survey_id, names: ['pid'] }, owner.token);
    await api.call('setStudyEnds', { survey_id, ...ends, quota_full: 'https://panel.example.org/full' }, owner.token);
    await count(1, {
      kind: 'address',
      address: 'https://panel.example.org/own?pid={{link.pid}}&n={{name}}&x={{nichts}}',
    });
    await (await someone()).reply('mood', mood('good'));
    const { token_live } = await api.call('registerLive', { survey_id, query: '?pid=a%26b' });
    const turn = { survey_id, nachfrage_id: null };
    await api.call('conversation', { survey_id }, token_live);
    const said = { type: 'open', text: 'Ana & Bö' } as const;
    await api.call('turn', { ...turn, turn_id: randomUUID(), unique_question_id: 'name', reply: said }, token_live);
    expect(await sentOn(token_live)).toEqual({ address: null, at_once: false, is_test: false });
    const reply = mood('good');
    await api.call('turn', { ...turn, turn_id: randomUUID(), unique_question_id: 'mood', reply }, token_live);
    expect(await sentOn(token_live)).toEqual({
      address: 'https://panel.example.org/own?pid=a%26b&n=Ana%20%26%20B%C3%B6&x=',
      at_once: true,
      is_test: false,
    });
    await count(1);
    expect((await sentOn(token_live)).address).toBe('https://panel.example.org/full');
  });

  test('who ends where their author says that they do not fit is led to the address for that, and counted apart', async () => {
    const [asked] = threeQuestions;
    if (!asked) throw new Error('nothing is asked');
    survey_id = await insertSurvey(api, { blocks: [{ ...asked, is_end: true, screens_out: true }], owner });
    const screened = 'https://panel.example.org/out';
    const finished = 'https://panel.example.org/ok';
    await api.call('setStudyEnds', { survey_id, finished, screened, quota_full: null }, owner.token);
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('name', name);
    expect(await sentOn(respondent.token)).toMatchObject({ address: screened });
    const { states } = await api.call('resultOverview', { survey_id }, owner.token);
    expect(states).toMatchObject({ finished: 0, screened: 1 });
  });

  test('answers in an address are a finding of the check, at their question', async () => {
    await api.call('setStudyEnds', { survey_id, ...ends }, owner.token);
    const { findings } = await api.call('checkDialog', { survey_id }, owner.token);
    const leaving = findings.filter(({ kind }) => kind === 'sent-on');
    expect(leaving.map(({ unique_question_id }) => unique_question_id)).toEqual(['name']);
  });
});
