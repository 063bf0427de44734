import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';

const api = await apiOfFile();
let survey_id: string;
let respondent: TestRespondent;
beforeEach(() => begin('en', 'sie'));

/** A conversation in a dialog of that language. */
async function begin(language: string, du_sie: 'du' | 'sie'): Promise<void> {
  const blocks = inOrder(aBlock('open', 'name'), aBlock('upload', 'photo'));
  survey_id = await insertSurvey(api, { blocks, settings: { language, du_sie } });
  respondent = await aRespondent(api, survey_id);
  await respondent.chat();
}

const name = () => respondent.tryReply('name', { type: 'open', text: 'Ana' });
const noFile = () => respondent.tryReply('photo', { type: 'upload', media_id: randomUUID() });
const file = () => uploadReply(api, { survey_id, unique_question_id: 'photo' }, aPng(), { token: respondent.token });
const change = () => {
  const unique_question_id = 'photo';
  const reply = { type: 'open', text: 'B' };
  return api.send('changeAnswer', { survey_id, turn_id: randomUUID(), unique_question_id, reply }, respondent.token);
};
const feedback = () => api.send('giveFeedback', { survey_id, feedback_id: randomUUID(), rating: 5 }, respondent.token);
const longConversation = () =>
  api.services.db.updateTable('conversations').set({ turn: 10_000 }).where('survey_id', '=', survey_id).execute();

async function manyFiles(): Promise<void> {
  await name();
  await file();
  const first = api.services.db.selectFrom('media').selectAll().where('survey_id', '=', survey_id);
  const row = await first.executeTakeFirstOrThrow();
  const more = Array.from({ length: 99 }, () => {
    const media_id = randomUUID();
    return Object.assign({}, row, { media_id, filename_db: `${media_id}.png` });
  });
  await api.services.db.insertInto('media').values(more).execute();
}

async function muchFeedback(): Promise<void> {
  const feedback_allowed = true;
  const blocks = inOrder(aBlock('open', 'name'));
  survey_id = await insertSurvey(api, { blocks, settings: { language: 'en', feedback_allowed } });
  respondent = await aRespondent(api, survey_id);
  for (let count = 0; count < 50; count += 1) await feedback();
}

const nothing = () => Promise.resolve();
test.each<[string, () => Promise<unknown>, () => Promise<unknown>, number, RegExp]>([
  ['an answered question', name, name, 409, /^This question has been answered already/],
  ['an answer that is not there', nothing, change, 409, /^This answer can no longer be changed/],
  ['a conversation without end', longConversation, name, 422, /^This conversation has become very long/],
  ['a file that is not there', name, noFile, 422, /^The file for this answer has not arrived/],
  ['a file that nobody asked for', nothing, file, 409, /^No file can be sent for this question/],
  ['very many files', manyFiles, file, 409, /^Very many files have been sent/],
  ['feedback that is not allowed', nothing, feedback, 409, /^This dialog does not collect feedback/],
  ['very much feedback', muchFeedback, feedback, 409, /^There is very much feedback/],
])('%s is refused in the language of an English dialog', async (_, before, refused, status, sentence) => {
  await before();
  expect(await refused()).toMatchObject({ status, body: { msg: expect.stringMatching(sentence) } });
});

test.each([
  ['du', 'bitte sende die Datei noch einmal'],
  ['sie', 'bitte senden Sie die Datei noch einmal'],
] as const)('a German dialog says %s', async (du_sie, words) => {
  await begin('de', du_sie);
  await name();
  expect(await noFile()).toMatchObject({ status: 422, body: { msg: expect.stringContaining(words) } });
});
