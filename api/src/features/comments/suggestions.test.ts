import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let ada: TestAuthor;
let grace: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  ada = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: ada });
  grace = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
});

const suggestion = { part: 'context', before: 'Wie heißt du?', after: 'Wie heißen Sie?' };
const suggest = (more: Readonly<Record<string, unknown>> = {}, author = grace) =>
  api.send(
    'setSuggestion',
    { survey_id, comment_id: randomUUID(), unique_question_id: 'name', suggestion, ...more },
    author.token,
  );
const decide = (comment_id: string, accepted: boolean, author = ada, resolved = true) =>
  api.send('decideSuggestion', { survey_id, comment_id, accepted, resolved }, author.token);
const threads = async () => (await api.call('comments', { survey_id }, ada.token)).threads;
const waiting = async (author: TestAuthor) =>
  (await api.call('listTasks', {}, author.token)).tasks
    .filter(({ kind }) => kind === 'comments')
    .map(({ count }) => count);

test('a suggestion begins a thread, which is done with once it is decided, and open once that is taken back', async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id, text: 'Wir siezen.' });
  expect(await threads()).toMatchObject([
    {
      thread_id: comment_id,
      unique_question_id: 'name',
      comments: [{ text: 'Wir siezen.', author: { user_id: grace.user_id } }],
      resolved: null,
      suggestion: { ...suggestion, decision: null },
    },
  ]);
  for (const accepted of [true, false]) {
    await decide(comment_id, accepted);
    expect(await threads()).toMatchObject([
      {
        resolved: { by: { user_id: ada.user_id } },
        suggestion: { decision: { accepted, by: { user_id: ada.user_id }, at: expect.any(Number) } },
      },
    ]);
  }
  await api.call('resolveComments', { survey_id, thread_id: comment_id, resolved: false }, ada.token);
  expect(await threads()).toMatchObject([{ resolved: null, suggestion: { decision: null } }]);
  await decide(comment_id, false, ada, false);
  expect(await threads()).toMatchObject([{ resolved: null, suggestion: { decision: { accepted: false } } }]);
});

test('neither suggesting nor deciding changes the dialog: that is an edit like any other', async () => {
  const dialog = () => api.call('dialog', { survey_id }, ada.token);
  const history = () => api.call('changeHistory', { survey_id }, ada.token);
  const before = [await dialog(), await history()];
  const comment_id = randomUUID();
  await suggest({ comment_id });
  await decide(comment_id, true);
  expect([await dialog(), await history()]).toEqual(before);
});

test('what it suggests stays when it is sent again, and when it was taken away and comes back', async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id });
  await suggest({ comment_id, suggestion: { ...suggestion, after: 'Etwas anderes' } });
  await api.call('deleteComment', { survey_id, comment_id }, grace.token);
  expect(await threads()).toEqual([]);
  expect(await decide(comment_id, true)).toMatchObject({ status: 404, body: { code: 'comment/unknown' } });
  await suggest({ comment_id });
  expect(await threads()).toMatchObject([{ suggestion: { after: suggestion.after } }]);
});

test('where others have answered, one that is taken away leaves a gap that suggests nothing', async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id });
  const answer = { comment_id: randomUUID(), thread_id: comment_id, unique_question_id: 'name', text: 'Gern.' };
  await api.call('setComment', { survey_id, ...answer }, ada.token);
  await api.call('deleteComment', { survey_id, comment_id }, grace.token);
  expect(await threads()).toMatchObject([{ comments: [{ text: null }, { text: 'Gern.' }], suggestion: null }]);
});

test("nobody writes into somebody else's, a comment cannot be decided, and a block that is not there gets none", async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id });
  expect(await suggest({ comment_id }, ada)).toMatchObject({ status: 403, body: { code: 'comment/not-yours' } });
  const said = randomUUID();
  await api.call('setComment', { survey_id, comment_id: said, unique_question_id: 'name', text: 'Hm' }, ada.token);
  expect(await decide(said, true)).toMatchObject({ status: 404, body: { code: 'comment/unknown' } });
  expect(await suggest({ unique_question_id: 'nie' })).toMatchObject({ body: { code: 'block/unknown' } });
});

test('only who may edit suggests and decides', async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id });
  for (const role of ['Trainieren', 'Analysieren'] as const) {
    const other = await anAuthorWithRole(api, survey_id, role);
    expect(await suggest({}, other)).toMatchObject({ body: { code: 'role/insufficient' } });
    expect(await decide(comment_id, true, other)).toMatchObject({ body: { code: 'role/insufficient' } });
  }
  const stranger = await anAuthor(api);
  expect(await decide(comment_id, true, stranger)).toMatchObject({ body: { code: 'survey/unknown' } });
  expect(await threads()).toMatchObject([{ suggestion: { decision: null } }]);
});

test('an open suggestion waits for who owns the dialog, as a comment does, and who is mentioned gets a mail without its words', async () => {
  const comment_id = randomUUID();
  await suggest({ comment_id, text: '@Ada, wir siezen.', mentions: [ada.user_id] });
  expect(await waiting(ada)).toEqual([1]);
  const mails = await api.deliver();
  expect(mails).toMatchObject([{ to: ada.username }]);
  expect(mails[0]?.text).not.toContain('heißen');
  expect(mails[0]?.text).toContain(comment_id);
  await decide(comment_id, false);
  expect(await waiting(ada)).toEqual([]);
});

test('what one has suggested is part of all data of the account', async () => {
  await suggest();
  const all = await api.call('exportAccount', {}, grace.token);
  expect(all.comments).toMatchObject([{ survey_id, text: '', suggested: suggestion.after }]);
});
