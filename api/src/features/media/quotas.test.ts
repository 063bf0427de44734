import { CONVERSATION_FILES_BYTES, SURVEY_FILES_BYTES } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPng } from '../../media/testing/sampleFiles.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { aRespondent } from '../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../testing/blocks.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { startTestApi, TEST_MEDIA_QUOTA } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { uploadMedia, uploadReply } from '../../testing/uploadFile.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  const blocks = inOrder(aBlock('upload', 'photo', { kinds: ['image'] }));
  survey_id = await insertSurvey(api, { blocks, owner: author });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  ({ token } = respondent);
});
afterEach(() => api.stop());

const reply = () => uploadReply(api, { survey_id, unique_question_id: 'photo' }, aPng(1_000), { token });
const own = () => uploadMedia(api, survey_id, 'logo', aPng(1_000), { token: author.token });
const setSize = (size: number) => api.services.db.updateTable('media').set({ size }).execute();
const refused = (words: string) => ({ status: 409, body: { msg: expect.stringContaining(words) } });

test('a conversation takes files up to its limit and says what is left', async () => {
  expect((await reply()).status).toBe(200);
  await setSize(CONVERSATION_FILES_BYTES - 1_000);
  expect((await reply()).status).toBe(200);
  expect(await reply()).toMatchObject(refused('nur noch 0 MB für Dateien frei'));
  expect((await own()).status).toBe(200);
});

test('a dialog takes files up to its limit, whoever sends them', async () => {
  expect((await own()).status).toBe(200);
  await setSize(SURVEY_FILES_BYTES - 999);
  expect(await own()).toMatchObject(refused('zusammen höchstens 5.120 MB'));
  expect(await reply()).toMatchObject(refused('zusammen höchstens 5.120 MB'));
});

test('an installation takes files up to its limit, and what is on its way counts', async () => {
  expect((await own()).status).toBe(200);
  const elsewhere = await insertSurvey(api, { blocks: [], owner: author });
  const row = { survey_id: elsewhere, size: null, reserved: TEST_MEDIA_QUOTA - 1_999 };
  await api.services.db.updateTable('media').set(row).execute();
  // What it left: 1,999 bytes.
  expect((await own()).status).toBe(200);
  expect(await own()).toMatchObject(refused('Platz, den diese Installation für Dateien hat, ist belegt'));
});

test('of many at once none gets past a limit', async () => {
  expect((await reply()).status).toBe(200);
  await setSize(CONVERSATION_FILES_BYTES - 1_500);
  const answers = await Promise.all([reply(), reply(), reply()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});
