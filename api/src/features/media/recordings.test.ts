import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { webmRecording } from '../../../testing/media/recordings.data.ts';
import { aPlayingOgg, aPlayingWav } from '../../../testing/media/sampleFiles.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const api = await apiOfFile();

/** Sends a recording for a question that takes so many seconds. */
async function send(content: Buffer, max_seconds = 30) {
  const survey_id = await insertSurvey(api, { blocks: inOrder(aBlock('voice', 'voice', { max_seconds })) });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const { token } = respondent;
  return uploadReply(api, { survey_id, unique_question_id: 'voice' }, content, { token });
}

test.each<[string, Buffer]>([
  ['plays as long as it may, with what a recorder adds at its end', aPlayingWav(31)],
  ['a browser made', webmRecording],
  ['does not tell how long it plays and is small', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200_000)])],
])('a recording that %s is taken', async (_, content) => {
  expect((await send(content)).status).toBe(200);
});

test.each<[string, Buffer]>([
  ['plays longer', aPlayingWav(33)],
  ['plays longer than its last page says', aPlayingOgg(1, 33, 2)],
  ['does not tell and is too large for the time', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(2_300_000)])],
])('a recording that %s is refused, and nothing of it stays', async (_, content) => {
  const files = async () => {
    const entries = await readdir(api.mediaDir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const before = await files();
  expect(await send(content)).toMatchObject({
    status: 422,
    body: { msg: expect.stringContaining('höchstens 30 Sekunden. Es wurde nichts gespeichert') },
  });
  expect((await files()).toSorted()).toEqual(before.toSorted());
  const { rows } = await api.services.pool.query('select from media where size is null');
  expect(rows).toEqual([]);
});

test.each([
  [1, '1 Sekunde'],
  [60, '1 Minute'],
  [90, '1:30 Minuten'],
  [120, '2 Minuten'],
])('%i seconds are told as %s', async (seconds, told) => {
  const { body } = await send(aPlayingWav(130), seconds);
  expect(JSON.stringify(body)).toContain(`höchstens ${told}.`);
});
