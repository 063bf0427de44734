import { randomUUID } from 'node:crypto';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});
afterAll(() => api.stop());

/** Somebody who has answered the first question, and their conversation. */
async function begun(name: string) {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  api.clock.now += 4_000;
  await respondent.reply('name', { type: 'open', text: name });
  const { conversations } = await api.call('resultConversations', { survey_id }, author.token);
  return { respondent, survey_id, conversation_id: conversations[0]?.conversation_id ?? '' };
}
const page = (filter: string) => api.call('resultConversations', { survey_id, filter }, author.token);

it('a conversation is found by the words that were put to it, and says how many notes it has', async () => {
  const { conversation_id } = await begun('Ada');
  const one = { survey_id, conversation_id };
  const note_id = randomUUID();
  await api.call('setConversationTags', { ...one, tags: ['nachfragen', 'Köln', 'Köln'] }, author.token);
  await api.call('setConversationNote', { ...one, note_id, text: 'Bitte ansehen' }, author.token);
  await api.call('setConversationNote', { ...one, note_id, text: 'Angesehen' }, author.token);

  const marks = await api.call('conversationMarks', one, author.token);
  expect(marks).toMatchObject({ tags: ['Köln', 'nachfragen'], flags: null });
  expect(marks.notes).toEqual([
    { note_id, text: 'Angesehen', created_at: api.clock.now, author: expect.stringContaining('@') },
  ]);
  const found = await page('schlagwort.K*c3*b6ln');
  expect(found.conversations).toEqual([
    expect.objectContaining({ conversation_id, notes: 1, tags: ['Köln', 'nachfragen'], device: 'unknown' }),
  ]);
  const { tags } = await api.call('conversationTags', { survey_id }, author.token);
  expect(tags).toEqual([
    { tag: 'Köln', total: 1 },
    { tag: 'nachfragen', total: 1 },
  ]);

  await api.call('deleteConversationNote', { ...one, note_id }, author.token);
  await api.call('setConversationTags', { ...one, tags: [] }, author.token);
  expect((await page('schlagwort.K*c3*b6ln')).total).toBe(0);
  expect(await api.call('conversationMarks', one, author.token)).toEqual({ notes: [], tags: [], flags: null });
});

it('the ones before and after a conversation are those that the filter lets through', async () => {
  const own = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const ids: string[] = [];
  for (const name of ['Ada', 'Bela', null, 'Ada']) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, own);
    await respondent.chat();
    if (name !== null) await respondent.reply('name', { type: 'open', text: name });
    const { conversations } = await api.call('resultConversations', { survey_id: own }, author.token);
    ids.push(conversations[0]?.conversation_id ?? '');
  }
  const [first = '', bela = '', opened = '', last = ''] = ids;
  const place = (conversation_id: string, filter: string) =>
    api.call('conversationPlace', { survey_id: own, conversation_id, filter }, author.token);
  const all = await place(bela, '');
  expect(all).toMatchObject({ state: 'waiting', device: 'unknown', earlier: first, later: opened });
  expect(all.publication_id).not.toBeNull();
  expect(await place(opened, '')).toMatchObject({ state: 'opened', earlier: bela, later: last });
  // Bela is none of them and leads to them all the same.
  const filter = writeFilter({
    ...everything,
    answers: [{ is: 'contains', question: 'name', part: '', text: 'Ada' }],
  });
  expect(await place(bela, filter)).toMatchObject({ earlier: first, later: last });
  expect(await place(first, filter)).toMatchObject({ earlier: null, later: last });
});

it('notes on a conversation of another dialog are refused', async () => {
  const { conversation_id } = await begun('Bela');
  const other = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const note = { survey_id: other, conversation_id, note_id: randomUUID(), text: 'Hier nicht' };
  expect(await api.send('setConversationNote', note, author.token)).toMatchObject({
    status: 404,
    body: { code: 'conversation/unknown' },
  });
});

it('a conversation that is deleted is gone with all of it, with a receipt, and it is written down who did it', async () => {
  const { respondent, conversation_id } = await begun('Carla');
  const { total } = await page('');
  const { receipt } = await api.call('deleteConversation', { survey_id, conversation_id }, author.token);
  expect(receipt).toEqual({ conversation_id, deleted_at: api.clock.now, answers: 1, turns: 2, files: 0 });
  expect((await page('')).total).toBe(total - 1);
  expect(await api.send('deleteConversation', { survey_id, conversation_id }, author.token)).toMatchObject({
    status: 404,
  });
  expect(await api.send('conversation', { survey_id }, respondent.token)).toMatchObject({ status: 401 });
  const acts = await api.services.db
    .selectFrom('audit')
    .select(['act', 'actor_id', 'survey_id', 'detail'])
    .where('act', '=', 'conversation_deleted')
    .execute();
  expect(acts).toEqual([{ act: 'conversation_deleted', actor_id: author.user_id, survey_id, detail: conversation_id }]);
});

it('the kind of device is known from the opening on, and the time of each answer is counted', async () => {
  const own = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' };
  const payload = { survey_id: own };
  const response = await api.app.inject({ method: 'POST', url: '/api/register_live', payload, headers });
  const { token_live } = response.json<{ token_live: string }>();
  await api.call('conversation', { survey_id: own }, token_live);
  api.clock.now += 7_500;
  const reply = { type: 'open', text: 'Dora' } as const;
  await api.call(
    'turn',
    { survey_id: own, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null, reply },
    token_live,
  );
  const overview = await api.call('resultOverview', { survey_id: own }, author.token);
  expect(overview).toMatchObject({ devices: [{ device: 'phone', total: 1 }], sources: [] });
  const filtered = await api.call('resultOverview', { survey_id: own, filter: 'geraet.desktop' }, author.token);
  expect(filtered.total).toBe(0);
  const { times } = await api.call('resultTimes', { survey_id: own }, author.token);
  expect(times).toEqual([{ unique_question_id: 'name', part: '', n: 1, q1: 7.5, median: 7.5, q3: 7.5 }]);
});
