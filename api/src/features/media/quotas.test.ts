import { CONVERSATION_FILES_BYTES, SURVEY_FILES_BYTES } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPng } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi, TEST_MEDIA_QUOTA } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadMedia, uploadReply } from '../../../testing/uploadFile.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

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

test('who may edit a dialog is told before it is full, once a week; nobody else is', async () => {
  const editor = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
  await anAuthorWithRole(api, survey_id, 'Trainieren');
  await anAuthorWithRole(api, survey_id, 'Analysieren');
  await api.deliver();
  const told = async () => {
    expect((await own()).status).toBe(200);
    return (await api.deliver()).map(({ to, subject, text }) => ({ to, subject, text }));
  };
  expect(await told()).toEqual([]);
  await setSize(0.8 * SURVEY_FILES_BYTES - 2_500);
  expect(await told()).toEqual([]);
  expect(await told()).toEqual([]);
  const mails = await told();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([author.username, editor.username].toSorted());
  expect(mails[0]?.subject).toContain('Der Platz für Dateien wird knapp');
  expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain('belegen 4.096 von 5.120 MB');
  const toldAgo = (ms: number) => {
    const files_told_at = new Date(api.clock.now - ms);
    return api.services.db.updateTable('surveys').set({ files_told_at }).where('survey_id', '=', survey_id).execute();
  };
  await toldAgo(WEEK_MS - 1_000);
  expect(await told()).toEqual([]);
  await toldAgo(WEEK_MS);
  expect(await told()).toHaveLength(2);
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
