import { readdir } from 'node:fs/promises';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { expect, test } from 'vitest';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { aPdf, aPng } from '../../../testing/media/sampleFiles.ts';
import { exportedRows } from '../../../testing/results/exportedRows.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const api = await apiOfFile();
const blocks = inOrder(aBlock('signature', 'sign', { variable: 'zeichen' }), aBlock('open', 'words'));

async function aSigner() {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const send = (content: Buffer, name = 'Unterschrift.png') =>
    uploadReply(api, { survey_id, unique_question_id: 'sign' }, content, { token: respondent.token, name });
  const kept = async () =>
    (await readdir(api.mediaDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  return { author, survey_id, respondent, send, kept };
}

test('a signature is a picture that stands in the conversation and in its file, and goes with the conversation', async () => {
  const { author, survey_id, respondent, send, kept } = await aSigner();
  const before = await kept();
  const name = 'Unterschrift, getippt – Anna Groß.png';
  const sent = replyMedia.response.parse((await send(aPng(), name)).body);
  const chat = await respondent.reply('sign', { type: 'signature', media_id: sent.media_id });
  expect(chat.question?.unique_question_id).toBe('words');
  expect(chat.entries[0]).toMatchObject({ context: name, user_or_bot: 'user', media: { type: 'image/png' } });
  const [row] = await exportedRows(api, { survey_id, token: author.token }, '');
  expect(row?.['zeichen']).toBe(sent.media_id);
  expect(await kept()).toBe(before + 1);
  await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, respondent.token);
  expect(await kept()).toBe(before);
  expect(await exportedRows(api, { survey_id, token: author.token }, '')).toEqual([]);
});

test('nothing but a small picture is one, and nobody signs with the picture of another', async () => {
  const { respondent, send } = await aSigner();
  expect((await send(aPdf())).status).toBe(415);
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  expect((await send(aPng(256 * 1_024 + 1))).status).toBe(413);
  const other = await aSigner();
  const { media_id } = replyMedia.response.parse((await other.send(aPng())).body);
  expect((await respondent.tryReply('sign', { type: 'signature', media_id })).status).toBeGreaterThanOrEqual(400);
  expect((await respondent.chat()).question?.unique_question_id).toBe('sign');
});
