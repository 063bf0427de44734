import { randomUUID } from 'node:crypto';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeAll, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: [...threeQuestions], owner: author });
});

/** Answers the first question a second later than whoever came before; gives the conversation's id. */
async function begin(name: string) {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: name });
  const [newest] = (await api.call('answers', { survey_id }, author.token)).conversations;
  if (!newest) throw new Error('No conversation.');
  return { respondent, id: newest.conversation_id };
}
const read = (conversation_id: string, token = author.token) =>
  api.call('transcript', { survey_id, conversation_id }, token);

test('a conversation reads as it was', async () => {
  const { id } = await begin('Bela');
  const { turns, conversation_id, finished_at } = await read(id);
  expect({ conversation_id, finished_at }).toEqual({ conversation_id: id, finished_at: null });
  expect(
    turns.flatMap(({ entries }) => entries.map(({ user_or_bot, context }) => `${user_or_bot}: ${context}`)),
  ).toEqual(['bot: Wie heißen Sie?', 'user: Bela', 'bot: Hallo Bela!', 'bot: Wie geht es Ihnen?']);
});

test('one that was only opened can be read, too', async () => {
  api.clock.now += 1_000;
  await aRespondent(api, survey_id).then((onlooker) => onlooker.chat());
  const { conversations } = await api.call('resultConversations', { survey_id }, author.token);
  const { turns } = await read(conversations[0]?.conversation_id ?? '');
  expect(turns.map(({ entries }) => entries.map(({ context }) => context))).toEqual([['Wie heißen Sie?']]);
});

test('what was withdrawn is there with its time', async () => {
  const { respondent, id } = await begin('Ada');
  await respondent.reply('mood', { type: 'single', option_id: 'good' });
  const change = { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'Eva' } } as const;
  await api.call('changeAnswer', { survey_id, turn_id: randomUUID(), ...change }, respondent.token);
  const { turns } = await read(id);
  const replies = turns.flatMap(({ entries, withdrawn_at }) =>
    entries.filter(({ user_or_bot }) => user_or_bot === 'user').map(({ context }) => [context, withdrawn_at !== null]),
  );
  expect(replies).toContainEqual(['Ada', true]);
  expect(replies).toContainEqual(['Eva', false]);
});

test('all that is stored on a respondent can be taken out, withdrawn answers and notes of authors too', async () => {
  const { respondent, id: conversation_id } = await begin('Ada');
  const change = { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'Eva' } } as const;
  await api.call('changeAnswer', { survey_id, turn_id: randomUUID(), ...change }, respondent.token);
  const one = { survey_id, conversation_id };
  await api.call('setConversationNote', { ...one, note_id: randomUUID(), text: 'Bitte ansehen' }, author.token);
  await api.call('setConversationTags', { ...one, tags: ['wichtig'] }, author.token);
  const data = await api.call('conversationData', one, author.token);
  expect(data.answers.map(({ value, withdrawn_at }) => [value, withdrawn_at !== null])).toEqual(
    expect.arrayContaining([
      ['Ada', true],
      ['Eva', false],
    ]),
  );
  expect(data).toMatchObject({
    conversation: { conversation_id, device: 'unknown', finished_at: null },
    notes: [{ text: 'Bitte ansehen' }],
    tags: ['wichtig'],
    files: [],
  });
  expect(data.turns.length).toBeGreaterThan(2);
});

test.each<[RoleName | null, number]>([
  ['Analysieren', 200],
  ['Trainieren', 409],
  [null, 404],
])('by %s: %s', async (role, status) => {
  const { id } = await begin('Carl');
  const { token } = await anAuthorWithRole(api, survey_id, role);
  expect(await api.send('transcript', { survey_id, conversation_id: id }, token)).toMatchObject({ status });
});

test('neither an unknown one, nor one of another dialog, nor an own test can be read', async () => {
  const { id } = await begin('Dora');
  const other = await insertSurvey(api, { blocks: [...threeQuestions], owner: author });
  const { token_live } = await api.call('testRegister', { survey_id }, author.token);
  await api.call('conversation', { survey_id }, token_live);
  const [own] = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .where('is_live', '=', false)
    .execute();
  const asked = [
    { survey_id: other, conversation_id: id },
    { survey_id, conversation_id: randomUUID() },
    { survey_id, conversation_id: own?.conversation_id },
  ];
  for (const request of asked) {
    expect(await api.send('transcript', request, author.token)).toMatchObject({
      status: 404,
      body: { code: 'conversation/unknown' },
    });
  }
});
