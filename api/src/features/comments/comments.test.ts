import { randomUUID } from 'node:crypto';
import { COMMENT_LIMITS } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { endPresence, notePresence } from '../../dialogs/presence.ts';

const api = await apiOfFile();
let ada: TestAuthor;
let grace: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  ada = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: ada });
  grace = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
});

const say = (text: string, more: Readonly<Record<string, unknown>> = {}, author = ada) =>
  api.send(
    'setComment',
    { survey_id, comment_id: randomUUID(), unique_question_id: 'name', text, ...more },
    author.token,
  );
const take = (comment_id: string, author = ada) => api.send('deleteComment', { survey_id, comment_id }, author.token);
const threads = async () => (await api.call('comments', { survey_id }, ada.token)).threads;
const texts = async () => (await threads()).map(({ comments }) => comments.map(({ text }) => text));

test('a comment is answered, changed by its author alone, and done with', async () => {
  const thread_id = randomUUID();
  await say('Zu lang?', { comment_id: thread_id });
  await say('Ja, zwei Sätze reichen.', { thread_id }, grace);
  await say('Viel zu lang?', { comment_id: thread_id });
  expect(await say('Nein.', { comment_id: thread_id }, grace)).toMatchObject({
    status: 403,
    body: { code: 'comment/not-yours' },
  });
  expect(await threads()).toMatchObject([
    {
      thread_id,
      unique_question_id: 'name',
      resolved: null,
      comments: [
        { text: 'Viel zu lang?', author: { user_id: ada.user_id }, edited_at: expect.any(Number) },
        { text: 'Ja, zwei Sätze reichen.', author: { user_id: grace.user_id }, edited_at: null },
      ],
    },
  ]);

  await api.call('resolveComments', { survey_id, thread_id, resolved: true }, grace.token);
  expect(await threads()).toMatchObject([{ resolved: { by: { user_id: grace.user_id } } }]);
  await api.call('resolveComments', { survey_id, thread_id, resolved: false }, ada.token);
  expect(await threads()).toMatchObject([{ resolved: null }]);
});

test('what is taken away leaves a gap only where others have answered, and comes back as it was', async () => {
  const [first, answer] = [randomUUID(), randomUUID()];
  await say('Erster', { comment_id: first });
  await say('Antwort', { comment_id: answer, thread_id: first }, grace);
  expect(await take(first, grace)).toMatchObject({ status: 403 });
  await take(first);
  expect(await texts()).toEqual([[null, 'Antwort']]);
  expect(await take(first)).toMatchObject({ status: 404, body: { code: 'comment/unknown' } });
  await say('Erster', { comment_id: first });
  await take(answer, grace);
  expect(await texts()).toEqual([['Erster']]);
  expect(await threads()).toMatchObject([{ comments: [{ edited_at: null }] }]);
  await take(first);
  expect(await threads()).toEqual([]);
});

const read = async (author: TestAuthor) => (await api.call('comments', { survey_id }, author.token)).threads;

test('who is mentioned is told by mail with the way to it, once in ten minutes for a thread and without what was said', async () => {
  const [thread_id, elsewhere] = [randomUUID(), randomUUID()];
  await say('Was meinst du, @Grace?', { comment_id: thread_id, mentions: [grace.user_id, ada.user_id] });
  await say('Was meinst du dazu, @Grace?', { comment_id: thread_id, mentions: [grace.user_id] });
  await say('Und hier, @Grace?', { thread_id, mentions: [grace.user_id] });
  const mails = await api.deliver();
  expect(mails).toMatchObject([{ to: grace.username, subject: expect.stringContaining('Sie wurden erwähnt') }]);
  expect(mails[0]?.text).not.toContain('meinst');
  expect(mails[0]?.text).toContain(`/configurator/${survey_id}?tool=comments&comment=${thread_id}`);

  await say('Anderes Thema, @Grace', { comment_id: elsewhere, mentions: [grace.user_id] });
  expect(await api.deliver()).toMatchObject([{ text: expect.stringContaining(elsewhere) }]);
  api.clock.now += 10 * 60_000;
  await say('Noch da, @Grace?', { thread_id, mentions: [grace.user_id] });
  expect(await api.deliver()).toHaveLength(1);
});

test('who has the dialog open, or wants no such mails, gets none', async () => {
  const present = { survey_id, client: 'tab', user_id: grace.user_id };
  await notePresence(api.services, present);
  await say('Schau, @Grace', { mentions: [grace.user_id] });
  expect(await api.deliver()).toEqual([]);
  await endPresence(api.services, present);

  expect((await api.call('account', {}, grace.token)).mention_mails).toBe(true);
  expect((await api.call('updateAccount', { mention_mails: false }, grace.token)).mention_mails).toBe(false);
  await say('Und hier, @Grace', { mentions: [grace.user_id] });
  expect(await api.deliver()).toEqual([]);
  await api.call('updateAccount', { mention_mails: true }, grace.token);
  await say('Und da, @Grace', { mentions: [grace.user_id] });
  expect(await api.deliver()).toHaveLength(1);
});

test('a mention is unseen for who is mentioned alone, until they have seen it', async () => {
  await say('Schau, @Grace', { mentions: [grace.user_id] });
  api.clock.now += 1;
  await say('Für alle');
  const unseen = async (author: TestAuthor) =>
    (await read(author)).map(({ comments }) => comments.map(({ is_unseen }) => is_unseen));
  expect(await unseen(grace)).toEqual([[true], [false]]);
  expect(await unseen(ada)).toEqual([[false], [false]]);
  await api.call('seeMentions', { survey_id }, ada.token);
  expect(await unseen(grace)).toEqual([[true], [false]]);
  await api.call('seeMentions', { survey_id }, grace.token);
  expect(await unseen(grace)).toEqual([[false], [false]]);
});

test('only people who see the comments can be mentioned, and nothing is kept else', async () => {
  const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
  expect(
    (await api.call('comments', { survey_id }, grace.token)).people.map(({ user_id }) => user_id).toSorted(),
  ).toEqual([ada.user_id, grace.user_id].toSorted());
  expect(await say('Hallo', { mentions: [trainer.user_id] })).toMatchObject({
    status: 400,
    body: { code: 'comment/unknown-person', field: 'mentions' },
  });
  expect(await texts()).toEqual([]);
});

test('a comment needs a block and a thread that are there', async () => {
  const thread_id = randomUUID();
  await say('Zum Namen', { comment_id: thread_id });
  expect(await say('Wozu?', { unique_question_id: 'nie' })).toMatchObject({ body: { code: 'block/unknown' } });
  expect(await say('Wohin?', { thread_id: randomUUID() })).toMatchObject({ body: { code: 'comment/unknown' } });
  const elsewhere = await say('Zum Alter', { thread_id, unique_question_id: 'age' });
  expect(elsewhere).toMatchObject({ body: { code: 'comment/unknown' } });
  expect(await texts()).toEqual([['Zum Namen']]);
});

test('what one has said is part of all data of the account', async () => {
  await say('Zu lang?');
  await say('Ja.', {}, grace);
  const all = await api.call('exportAccount', {}, ada.token);
  expect(all.comments).toMatchObject([{ survey_id, text: 'Zu lang?' }]);
});

test('one that is sent twice at once is there once', async () => {
  const comment_id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => say('Einmal', { comment_id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await texts()).toEqual([['Einmal']]);
});

test('the answer tells when they changed last, which what is taken away changes, too', async () => {
  const changed = async () => (await api.call('comments', { survey_id }, ada.token)).comments_at;
  expect(await changed()).toBeNull();
  const comment_id = randomUUID();
  await say('Zu lang?', { comment_id });
  const said = await changed();
  expect(said).toEqual(expect.any(Number));
  expect(await changed()).toBe(said);
  api.clock.now += 1;
  await take(comment_id);
  expect(await changed()).toBeGreaterThan(said ?? Infinity);
});

test('there are only so many', async () => {
  const at = new Date();
  const rows = Array.from({ length: COMMENT_LIMITS.most }, () => {
    const comment_id = randomUUID();
    return {
      survey_id,
      comment_id,
      thread_id: comment_id,
      unique_question_id: 'name',
      user_id: ada.user_id,
      text: 'Noch einer',
      created_at: at,
      changed_at: at,
    };
  });
  await api.services.db.insertInto('comments').values(rows).execute();
  expect(await say('Einer mehr')).toMatchObject({ status: 409, body: { code: 'comment/too-many' } });
});
