import { randomUUID } from 'node:crypto';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  const settings = { feedback_allowed: true };
  survey_id = await insertSurvey(api, { blocks: threeQuestions, settings, owner: author });
  respondent = await aRespondent(api, survey_id);
});

interface Said {
  rating?: number | null;
  text?: string;
  unique_question_id?: string;
  feedback_id?: string;
}
const give = (said: Said, token = respondent.token) =>
  api.send('giveFeedback', { survey_id, feedback_id: randomUUID(), ...said }, token);
const read = (token = author.token) => api.call('surveyFeedback', { survey_id }, token);

test('without any there is an empty list', async () => {
  expect(await read()).toEqual({ count: 0, ratings: [0, 0, 0, 0, 0], entries: [] });
});

test('an author reads it, the newest first, with the question that it is about', async () => {
  expect((await give({ rating: 4 })).status).toBe(200);
  api.clock.now += 1_000;
  expect((await give({ text: '  Zu lang.  ', unique_question_id: 'name' })).status).toBe(200);
  const { count, ratings, entries } = await read();
  expect({ count, ratings }).toEqual({ count: 2, ratings: [0, 0, 0, 1, 0] });
  expect(entries.map(({ rating, text, question }) => ({ rating, text, question }))).toEqual([
    { rating: null, text: 'Zu lang.', question: 'Wie heißen Sie?' },
    { rating: 4, text: '', question: null },
  ]);
});

test('the same id again replaces what was said', async () => {
  const feedback_id = randomUUID();
  await give({ feedback_id, rating: 1 });
  await give({ feedback_id, rating: 5, text: 'Doch gut.' });
  expect(await read()).toMatchObject({ count: 1, entries: [{ rating: 5, text: 'Doch gut.' }] });
});

test('the id of another respondent’s leaves theirs alone', async () => {
  const feedback_id = randomUUID();
  await give({ feedback_id, rating: 1 });
  await give({ feedback_id, rating: 5 }, (await aRespondent(api, survey_id)).token);
  expect((await read()).ratings).toEqual([1, 0, 0, 0, 1]);
});

test.each<[string, Said]>([
  ['nothing at all', {}],
  ['a blank text', { text: '   ' }],
  ['a rating that there is not', { rating: 6 }],
  ['half a rating', { rating: 2.5 }],
  ['too long a text', { text: 'a'.repeat(2_001) }],
])('%s is refused', async (_, said) => {
  expect((await give(said)).status).toBe(400);
  expect((await read()).count).toBe(0);
});

test('a dialog that does not allow it takes none', async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const { token } = await aRespondent(api, survey_id);
  expect(await give({ rating: 5 }, token)).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('keine Rückmeldungen') },
  });
});

test('nobody gives it without a conversation in the dialog', async () => {
  const elsewhere = await aRespondent(api, await insertSurvey(api, { blocks: threeQuestions }));
  expect((await give({ rating: 5 }, elsewhere.token)).status).toBe(404);
  expect((await give({ rating: 5 }, author.token)).status).toBe(401);
});

test('a conversation takes fifty, and then only changes of them', async () => {
  const feedback_id = randomUUID();
  await give({ feedback_id, rating: 1 });
  for (let count = 1; count < 50; count += 1) await give({ rating: 3 });
  expect((await give({ rating: 3 })).status).toBe(409);
  expect((await give({ feedback_id, rating: 2 })).status).toBe(200);
});

test('it is in the receipt, and goes with the conversation', async () => {
  await give({ rating: 2, text: 'Verwirrend.' });
  const code = (await respondent.chat()).receipt ?? '';
  const { feedback } = await api.call('receipt', { code });
  expect(feedback).toEqual([{ created_at: api.clock.now, rating: 2, text: 'Verwirrend.' }]);
  await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, respondent.token);
  expect((await read()).count).toBe(0);
});

test('an author’s own test does not count', async () => {
  const { token_live } = await api.call('testRegister', { survey_id }, author.token);
  expect((await give({ rating: 5 }, token_live)).status).toBe(200);
  expect((await read()).count).toBe(0);
});

test.each<[RoleName | null, number]>([
  ['Voller Zugriff', 200],
  ['Bearbeiten + Trainieren', 409],
  ['Trainieren', 409],
  ['Analysieren', 200],
  [null, 404],
])('it may be read by the role %s: %i', async (role, status) => {
  const other = await anAuthorWithRole(api, survey_id, role);
  expect((await api.send('surveyFeedback', { survey_id }, other.token)).status).toBe(status);
});
