import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startBackgroundWork } from '../../../startBackgroundWork.ts';
import { applyRetention } from '../../../retention/applyRetention.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
});

const options = ['good', 'bad'].map((id) => ({ id, text: id, score: null }));
beforeEach(async () => {
  survey_id = await insertSurvey(api, {
    owner: author,
    blocks: [
      aBlock('open', 'name', { variable: 'name', order: 0 }),
      aBlock('single', 'mood', { options, variable: 'mood', order: 1 }),
      aBlock('number', 'age', { order: 2 }),
      aBlock('open', 'more', { order: 3 }),
    ],
  });
});

/** Answers all but the last question, changes the first answer, and is written about. */
async function answered(name: string) {
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: `${name} Geheimwort` });
  await respondent.reply('mood', { type: 'single', option_id: 'good' });
  await respondent.reply('age', { type: 'number', value: 41 });
  const change = { unique_question_id: 'name', nachfrage_id: null } as const;
  const reply = { type: 'open', text: `${name} Geheimwort, anders` } as const;
  await api.call('changeAnswer', { survey_id, turn_id: randomUUID(), ...change, reply }, respondent.token);
  const { conversations } = await api.call('resultConversations', { survey_id }, author.token);
  const one = { survey_id, conversation_id: conversations[0]?.conversation_id ?? '' };
  await api.call('setConversationNote', { ...one, note_id: randomUUID(), text: 'Geheimwort' }, author.token);
  await api.services.db
    .insertInto('feedback')
    .values({
      ...one,
      feedback_id: randomUUID(),
      rating: 4,
      text: 'Geheimwort',
      unique_question_id: null,
      created_at: new Date(api.clock.now),
    })
    .execute();
  await api.services.db
    .insertInto('exit_trials')
    .values({
      ...one,
      unique_question_id: 'talk',
      trial_id: randomUUID(),
      said: JSON.stringify([{ by: 'person', text: `${name} Geheimwort` }]),
      begun_at: new Date(api.clock.now),
      expected: null,
    })
    .execute();
  return { respondent, ...one };
}

/** In which tables about conversations of the dialog a word still stands. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = api.services;
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.columns s on s.table_name = c.table_name and s.column_name = 'survey_id'
    where c.table_schema = 'public' and c.column_name = 'conversation_id' order by 1`.execute(db);
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: hits } = await sql`
        select 1 from ${sql.table(name)} t where t.survey_id = ${survey_id} and t::text like ${`%${word}%`}`.execute(
        db,
      );
      return hits.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** As if so much time had gone by since the last replies and the last change; a token would not outlive it. */
async function later(ms: number): Promise<void> {
  const { db } = api.services;
  await sql`update conversations set started_at = started_at - make_interval(secs => ${ms / 1000}), last_at = last_at - make_interval(secs => ${ms / 1000}) where survey_id = ${survey_id}`.execute(
    db,
  );
  await sql`update retention set set_at = set_at - make_interval(secs => ${ms / 1000}) where survey_id = ${survey_id}`.execute(
    db,
  );
}

const keep = (days: { delete_after: number | null; anonymise_after: number | null }) =>
  api.call('setRetention', { survey_id, ...days }, author.token);
const figures = async () => ({
  questions: await api.call('resultQuestions', { survey_id }, author.token),
  mood: await api.call('resultQuestion', { survey_id, question: 'mood' }, author.token),
  age: await api.call('resultQuestion', { survey_id, question: 'age' }, author.token),
  flow: await api.call('resultFlow', { survey_id }, author.token),
});
const acts = () =>
  api.services.db
    .selectFrom('audit')
    .select(['act', 'actor_id', 'detail'])
    .where('survey_id', '=', survey_id)
    .where('act', 'in', ['retention_set', 'retention_applied'])
    .orderBy('audit_id')
    .execute();

it('what somebody said goes from every table, and every figure stays as it was', async () => {
  const { respondent, conversation_id } = await answered('Ada');
  expect(await tablesWith('Geheimwort')).toEqual(
    expect.arrayContaining(['answers', 'conversation_notes', 'conversations', 'feedback', 'turns']),
  );
  await keep({ delete_after: null, anonymise_after: 30 });
  await later(31 * DAY);
  const before = await figures();
  await applyRetention(api.services);
  expect(await tablesWith('Geheimwort')).toEqual([]);
  expect(await figures()).toEqual(before);
  const texts = await api.call('resultTexts', { survey_id, question: 'name' }, author.token);
  expect(texts).toEqual({ total: 0, texts: [] });
  const data = await api.call('conversationData', { survey_id, conversation_id }, author.token);
  expect(data.conversation.variables).toMatchObject({ name: '', mood: 'good' });
  expect(data.feedback).toMatchObject([{ rating: 4, text: '' }]);
  expect(await api.send('conversation', { survey_id }, respondent.token)).toMatchObject({ status: 401 });
  expect(await acts()).toEqual([
    { act: 'retention_set', actor_id: author.user_id, detail: 'löschen: nie, anonymisieren: 30' },
    { act: 'retention_applied', actor_id: null, detail: '0 gelöscht, 1 anonymisiert' },
  ]);
  await applyRetention(api.services);
  expect(await acts()).toHaveLength(2);
});

it('what was typed beside Sonstiges goes, also where a later question takes it over', async () => {
  const other = { id: 'other', text: 'Sonstiges …', score: null };
  const carry = { from: 'hobby', which: 'chosen' } as const;
  survey_id = await insertSurvey(api, {
    owner: author,
    blocks: [
      aBlock('single', 'hobby', { options: [...options, other], other: 'text', variable: 'hobby', order: 0 }),
      aBlock('multiple', 'again', { options: [], carry, order: 1 }),
      aBlock('open', 'more', { order: 2 }),
    ],
  });
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('hobby', { type: 'single', option_id: 'other', other: 'Geheimwort' });
  await respondent.reply('again', { type: 'multiple', option_ids: ['other_said'] });
  expect(await tablesWith('Geheimwort')).toEqual(expect.arrayContaining(['answers', 'conversations', 'turns']));
  await keep({ delete_after: null, anonymise_after: 30 });
  await later(31 * DAY);
  await applyRetention(api.services);
  expect(await tablesWith('Geheimwort')).toEqual([]);
});

it('a server that is started applies it at once', async () => {
  await answered('Ada');
  await keep({ delete_after: 30, anonymise_after: null });
  await later(31 * DAY);
  const work = startBackgroundWork(api.services, 'https://example.org', pino({ level: 'silent' }));
  try {
    await expect.poll(async () => (await acts()).at(-1)?.detail).toBe('1 gelöscht, 0 anonymisiert');
  } finally {
    await work.stop();
  }
});

it('the preview says what goes; it goes an hour later and not before, and younger ones stay', async () => {
  await answered('Ada');
  await later(40 * DAY);
  await answered('Bela');
  const preview = (days: { delete_after?: number; anonymise_after?: number }) =>
    api.call('retentionPreview', { survey_id, ...days }, author.token);
  const nothing = { total: 2, deleted: 0, anonymised: 0, files: 0, oldest: null };
  expect(await preview({})).toEqual(nothing);
  expect(await preview({ delete_after: 41 })).toEqual(nothing);
  expect(await preview({ delete_after: 30, anonymise_after: 30 })).toEqual({
    ...nothing,
    deleted: 1,
    oldest: api.clock.now - 40 * DAY,
  });
  await keep({ delete_after: 30, anonymise_after: null });
  await applyRetention(api.services);
  expect((await preview({})).total).toBe(2);
  await later(HOUR);
  await applyRetention(api.services);
  expect((await preview({})).total).toBe(1);
  expect(await tablesWith('Ada')).toEqual([]);
  expect(await tablesWith('Bela')).toContain('answers');
  expect(await api.call('retention', { survey_id }, author.token)).toEqual({
    delete_after: 30,
    anonymise_after: null,
    set_at: api.clock.now - HOUR,
  });
});

it('an own test is nobody’s, and another dialog keeps what it has', async () => {
  const { token_live } = await api.call('testRegister', { survey_id }, author.token);
  await api.call('conversation', { survey_id }, token_live);
  const other = await insertSurvey(api, { owner: author, blocks: [aBlock('open', 'name')] });
  const respondent = await aRespondent(api, other);
  await respondent.reply('name', { type: 'open', text: 'Carla' });
  await keep({ delete_after: 1, anonymise_after: null });
  await api.services.db
    .updateTable('conversations')
    .set({ started_at: new Date(api.clock.now - 10 * DAY), last_at: new Date(api.clock.now - 10 * DAY) })
    .execute();
  await later(HOUR);
  await applyRetention(api.services);
  const left = await api.services.db
    .selectFrom('conversations')
    .select(['survey_id', 'is_live'])
    .where('survey_id', 'in', [survey_id, other])
    .orderBy('is_live')
    .execute();
  expect(left).toEqual([
    { survey_id, is_live: false },
    { survey_id: other, is_live: true },
  ]);
});

it.each([0, -1, 2.5, 4_000])('%s days are refused', async (days) => {
  const sent = await api.send('setRetention', { survey_id, delete_after: days, anonymise_after: null }, author.token);
  expect(sent).toMatchObject({ status: 400, body: { field: 'delete_after' } });
});
