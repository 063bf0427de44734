import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import {
  aTaggedAvif,
  aTaggedGif,
  aTaggedJpeg,
  aTaggedMp3,
  aTaggedMp4,
  aTaggedOgg,
  aTaggedPng,
  aTaggedRecording,
  aTaggedWav,
  aTaggedWebm,
  aTaggedWebp,
  COLOURS,
  CONTENT,
  MARK,
} from '../../../testing/media/taggedFiles.ts';
import { uploadMedia, uploadReply } from '../../../testing/uploadFile.ts';
import { bareStoredFiles } from '../../media/metadata/bareStoredFiles.ts';
import { orientationOf } from '../../media/metadata/orientation.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks: inOrder(aBlock('upload', 'bild', { kinds: ['image'] })),
    owner: author,
  });
});

const uploaded = z.object({ media_file: z.object({ filename_db: z.string() }) });

/** Sends a file of a dialog, and gives what the public gets of it. */
async function shown(content: Buffer): Promise<Buffer> {
  const { status, body } = await uploadMedia(api, survey_id, 'block', content, { token: author.token });
  expect({ status, body }).toMatchObject({ status: 200 });
  const { filename_db } = uploaded.parse(body).media_file;
  const answer = await api.app.inject(`/media/${filename_db}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const countIn = (content: Buffer, text: string): number => content.toString('latin1').split(text).length - 1;

describe('a file that is sent says nothing of its maker afterwards, and shows what it showed', () => {
  test.each([
    ['JPEG', aTaggedJpeg(6), 3, true],
    ['PNG', aTaggedPng(6), 1, true],
    ['WebP', aTaggedWebp(6), 1, true],
    ['GIF', aTaggedGif(), 1, false],
    ['AVIF', aTaggedAvif(), 1, false],
    ['MP4 of a phone', aTaggedMp4(), 2, false],
    ['MP3', aTaggedMp3(), 1, false],
    ['WAVE', aTaggedWav(), 1, false],
    ['Ogg with Opus', aTaggedOgg('opus'), 1, false],
    ['Ogg with Vorbis', aTaggedOgg('vorbis'), 1, false],
    ['Ogg with FLAC', aTaggedOgg('flac'), 1, false],
  ])('%s', async (_name, file, contents, hasColours) => {
    expect(countIn(file, MARK)).toBeGreaterThan(1);
    const bare = await shown(file);
    expect(countIn(bare, MARK)).toBe(0);
    expect(countIn(bare, CONTENT)).toBe(contents);
    expect(countIn(bare, COLOURS)).toBe(hasColours ? 1 : 0);
    // What is cleared is left alone the next time.
    expect((await shown(bare)).equals(bare)).toBe(true);
  });

  test.each([
    ['MP4', aTaggedRecording()],
    ['WebM', aTaggedWebm()],
  ])('%s as a browser records it', async (_name, file) => {
    const bare = await shown(file);
    expect(countIn(bare, MARK)).toBe(0);
    expect(bare.length).toBe(file.length);
    expect((await shown(bare)).equals(bare)).toBe(true);
  });

  test.each([1, 3, 6, 8])('a picture that was held in way %d is shown upright', async (orientation) => {
    const jpeg = await shown(aTaggedJpeg(orientation));
    const exif = jpeg.indexOf('Exif\0\0', 0, 'latin1');
    expect(exif < 0 ? 1 : orientationOf(jpeg.subarray(exif))).toBe(orientation);
    const png = await shown(aTaggedPng(orientation));
    const chunk = png.indexOf('eXIf', 0, 'latin1');
    expect(chunk < 0 ? 1 : orientationOf(png.subarray(chunk + 4))).toBe(orientation);
    const webp = await shown(aTaggedWebp(orientation));
    const riff = webp.indexOf('EXIF', 0, 'latin1');
    expect(riff < 0 ? 1 : orientationOf(webp.subarray(riff + 8))).toBe(orientation);
    expect(webp.readUInt32LE(4)).toBe(webp.length - 8);
  });

  test('a broken one is kept as far as it is whole, or refused with a sentence', async () => {
    for (const whole of [aTaggedJpeg(6), aTaggedPng(6), aTaggedWebp(6), aTaggedGif(), aTaggedAvif(), aTaggedMp4()]) {
      for (let length = 64; length < whole.length; length += 37) {
        const { status, body } = await uploadMedia(api, survey_id, 'block', whole.subarray(0, length), {
          token: author.token,
        });
        expect([200, 415, 422]).toContain(status);
        if (status !== 200) continue;
        const answer = await api.app.inject(`/media/${uploaded.parse(body).media_file.filename_db}`);
        expect(countIn(answer.rawPayload, MARK)).toBe(0);
      }
      await api.services.db.deleteFrom('media').execute();
    }
  });
});

test('a respondent’s photo and the picture of an account are cleared, too', async () => {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const photo = aTaggedJpeg(6);
  const { status, body } = await uploadReply(api, { survey_id, unique_question_id: 'bild' }, photo, {
    token: respondent.token,
  });
  expect(status).toBe(200);
  const { media_id, size } = z.object({ media_id: z.string(), size: z.number() }).parse(body);
  const headers = { authorization: `Bearer ${respondent.token}` };
  const sent = await api.app.inject({ url: `/api/media/${media_id}`, headers });
  expect(sent.rawPayload.length).toBe(size);
  expect(countIn(sent.rawPayload, MARK)).toBe(0);

  const avatar = await api.app.inject({
    method: 'POST',
    url: '/api/account/avatar',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${author.token}` },
  });
  expect(avatar.statusCode).toBe(200);
  const [row] = await api.services.db.selectFrom('avatars').select('filename').execute();
  expect(countIn((await api.app.inject(`/media/${row?.filename}`)).rawPayload, MARK)).toBe(0);
});

test('files that were kept before are cleared by the work in the background, once', async () => {
  const { db } = api.services;
  await db.deleteFrom('media').execute();
  await shown(aTaggedJpeg(6));
  const { filename_db } = await db.selectFrom('media').select('filename_db').executeTakeFirstOrThrow();
  const path = join(api.mediaDir, filename_db.slice(0, 2), filename_db);
  const old = aTaggedJpeg(6);
  await writeFile(path, old);
  await db.updateTable('media').set({ size: old.length, is_bare: false }).execute();
  expect(await bareStoredFiles(api.services)).toBe(0);
  expect(countIn(await readFile(path), MARK)).toBe(0);
  const answer = await api.app.inject(`/media/${filename_db}`);
  expect(answer.rawPayload.equals(await readFile(path))).toBe(true);
  expect(await db.selectFrom('media').select('is_bare').execute()).toEqual([{ is_bare: true }]);
});
