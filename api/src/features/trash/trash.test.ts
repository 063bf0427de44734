import { readdir } from 'node:fs/promises';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, expect, test } from 'vitest';
import { forgetExpired } from '../../forgetExpired.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aPng } from '../../../testing/media/sampleFiles.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { anAccount } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const DAY = 24 * 60 * 60_000;

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAccount(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Teamklima', owner });
});

/** A token of now, because the clock may have moved on. */
const tokenOf = async ({ user_id }: TestAuthor) =>
  (await api.services.tokens.open(api.services.db, 'author', user_id)).token;
const trash = async (author = owner) => api.call('listTrash', {}, await tokenOf(author));
const remove = async () => api.call('deleteSurvey', { survey_id }, await tokenOf(owner));

test('a deleted dialog lies in the bin of its owner alone, with who, when, and when it goes for good', async () => {
  const other = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
  expect(await trash()).toEqual({ surveys: [], managers: [] });
  await remove();
  const deleted_at = api.clock.now;
  expect(await trash()).toEqual({
    surveys: [
      { survey_id, name: 'Teamklima', deleted_at, deleted_by: 'Ada Lovelace', cleared_at: deleted_at + 30 * DAY },
    ],
    managers: [],
  });
  expect(await trash(other)).toEqual({ surveys: [], managers: [] });
  await api.call('restoreSurvey', { survey_id }, await tokenOf(owner));
  expect(await trash()).toEqual({ surveys: [], managers: [] });
});

test('a deleted multi-chat lies there for whoever may edit all of its dialogs', async () => {
  const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
  const { manager } = await api.call('createManager', { name: 'Krimi', survey_ids: [survey_id] }, owner.token);
  const id = manager.dialog_manager_id;
  await api.call('deleteManager', { id }, await tokenOf(owner));
  expect((await trash()).managers).toMatchObject([
    { dialog_manager_id: id, name: 'Krimi', deleted_by: 'Ada Lovelace', cleared_at: api.clock.now + 30 * DAY },
  ]);
  expect((await trash(trainer)).managers).toEqual([]);
  await api.call('purgeManager', { id }, await tokenOf(owner));
  expect((await trash()).managers).toEqual([]);
  expect(await api.send('restoreManager', { id }, await tokenOf(owner))).toMatchObject({ status: 404 });
});

test('what would go with a dialog: respondents count, not the tests of authors', async () => {
  const ask = async () => api.call('surveyDeletion', { survey_id }, await tokenOf(owner));
  expect(await ask()).toEqual({ active: true, conversations: 0, answers: 0 });
  const testing = await api.call('testRegister', { survey_id }, await tokenOf(owner));
  await api.call('conversation', { survey_id }, testing.token_live);
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  expect(await ask()).toEqual({ active: true, conversations: 1, answers: 1 });
});

test('after 30 days it cannot be restored, and goes with all answers and files', async () => {
  const blocks = inOrder(aBlock('upload', 'photo', { kinds: ['image'], max_bytes: 1_000 }), aBlock('open', 'words'));
  survey_id = await insertSurvey(api, { blocks, owner });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const sent = await uploadReply(api, { survey_id, unique_question_id: 'photo' }, aPng(), { token: respondent.token });
  const { media_id } = replyMedia.response.parse(sent.body);
  await respondent.reply('photo', { type: 'upload', media_id });
  const files = async () =>
    (await readdir(api.mediaDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  expect(await files()).toBe(1);
  await remove();

  api.clock.now += 30 * DAY;
  await forgetExpired(api.services);
  expect((await trash()).surveys).toMatchObject([{ survey_id }]);
  expect(await files()).toBe(1);

  api.clock.now += 1;
  // The hour may not have come that clears it away.
  expect((await trash()).surveys).toEqual([]);
  expect(await api.send('restoreSurvey', { survey_id }, await tokenOf(owner))).toMatchObject({ status: 404 });
  await forgetExpired(api.services);
  const { db } = api.services;
  for (const table of ['surveys', 'conversations', 'answers', 'media'] as const) {
    expect(await db.selectFrom(table).select('survey_id').where('survey_id', '=', survey_id).execute()).toEqual([]);
  }
  expect(await files()).toBe(0);
});

test('deleting for good takes effect at once, of what lies in the bin alone, and is written down', async () => {
  const purge = async () => api.send('purgeSurvey', { survey_id }, await tokenOf(owner));
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  expect(await purge()).toMatchObject({ status: 404 });
  await remove();
  expect(await purge()).toMatchObject({ status: 200 });
  const { db } = api.services;
  expect(await db.selectFrom('surveys').select('survey_id').where('survey_id', '=', survey_id).execute()).toEqual([]);
  const acts = await db.selectFrom('audit').select(['act', 'actor_id']).where('survey_id', '=', survey_id).execute();
  expect(acts).toEqual([
    { act: 'survey_deleted', actor_id: owner.user_id },
    { act: 'survey_purged', actor_id: owner.user_id },
  ]);
});
