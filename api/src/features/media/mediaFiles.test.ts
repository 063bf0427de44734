import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import type { RoleName } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearMedia } from '../../media/clearMedia.ts';
import { aJpeg, aPdf, aPng, aPngOf, aWebm } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadMedia } from '../../../testing/uploadFile.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

const upload = (type: string, content: Buffer, token = author.token, name = 'Logo.png') =>
  uploadMedia(api, survey_id, type, content, { token, name });

async function uploaded(type: string, content: Buffer) {
  api.clock.now += 1_000;
  const { status, body } = await upload(type, content);
  expect(status).toBe(200);
  return surveyMedia.response.parse(body).media_file;
}

const list = async () => (await api.call('mediaList', { survey_id }, author.token)).media_files;

describe('a dialog’s file', () => {
  test('is in the list, the newest last, and everyone may have it for long', async () => {
    const logo = await uploaded('logo', aPng(300));
    const film = await uploaded('block', aWebm(['V_VP9'], 4_000));
    expect(logo).toMatchObject({ survey_id, type: 'logo', misc: 'Logo.png', location: `/media/${logo.filename_db}` });
    expect(await list()).toEqual([logo, film]);
    const sent = await api.app.inject({ method: 'GET', url: logo.location });
    expect(sent.statusCode).toBe(200);
    expect(sent.rawPayload.equals(aPng(300))).toBe(true);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(sent.headers.etag);
    const again = await api.app.inject({ method: 'GET', url: logo.location, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const part = await api.app.inject({ method: 'GET', url: film.location, headers: { range: 'bytes=0-99' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toHaveLength(100);
  });

  test.each<[string, string, Buffer, number]>([
    ['a film as a logo', 'logo', aWebm(['V_VP9']), 415],
    ['a document in a block', 'block', aPdf(), 415],
    ['an SVG as a logo', 'logo', Buffer.from('<svg/>'), 415],
    ['a purpose that there is not', 'reply', aJpeg(), 400],
  ])('%s is refused', async (_, type, content, status) => {
    expect((await upload(type, content)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  test('with captions is WebVTT and nothing else, and is not deleted while a video shows it', async () => {
    expect(await upload('captions', Buffer.from('1\n00:00:00,000'))).toMatchObject({
      status: 415,
      body: { msg: expect.stringContaining('WebVTT') },
    });
    const film = await uploaded('block', aWebm(['V_VP9'], 4_000));
    const captions = await uploaded('captions', Buffer.from('WEBVTT\n'));
    expect(captions).toMatchObject({ type: 'block', filename_db: expect.stringMatching(/\.vtt$/) });
    const sent = await api.app.inject({ method: 'GET', url: captions.location });
    expect(sent.headers['content-type']).toBe('text/vtt; charset=utf-8');

    const { filename_db } = film;
    const captions_db = captions.filename_db;
    await editSurvey(api, survey_id, inOrder(aBlock('open', 'seen', { filename_db, captions_db })));
    await publishSurvey(api, survey_id);
    const [entry] = (await (await aRespondent(api, survey_id)).chat()).entries;
    expect(entry?.media).toEqual({ location: film.location, type: 'video/webm', captions: captions.location });
    expect((await api.send('deleteMedia', { survey_id, filename_db: captions_db }, author.token)).status).toBe(409);
  });

  test.each<[RoleName | null, number]>([
    ['Voller Zugriff', 200],
    ['Bearbeiten + Trainieren', 200],
    ['Trainieren', 409],
    ['Analysieren', 409],
    [null, 404],
  ])('may be sent by the role %s: %i', async (role, status) => {
    const other = await anAuthorWithRole(api, survey_id, role);
    expect((await upload('logo', aPng(), other.token)).status).toBe(status);
  });

  test.each(['/media/nothing.png', '/media/..%2f..%2fetc%2fpasswd', '/media/%00', '/media/x'])(
    'there is none at %s',
    async (url) => {
      const { statusCode, body } = await api.app.inject({ method: 'GET', url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).toContain('msg');
    },
  );
});

test('a dialog has no more than two thousand files', async () => {
  await sql`
    insert into media (survey_id, media_id, filename_db, purpose, kind, type, size, original_name, created_at)
    select ${survey_id}, gen_random_uuid(), gen_random_uuid() || '.png', 'block', 'image', 'image/png', 1, '', now()
    from generate_series(1, 1999)`.execute(api.services.db);
  const last = await uploaded('block', aPng());
  expect(await upload('block', aPng())).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('schon 2.000 Dateien') },
  });
  await api.call('deleteMedia', { survey_id, filename_db: last.filename_db }, author.token);
  expect((await upload('block', aPng())).status).toBe(200);
});

describe('an author deletes a file', () => {
  const remove = (filename_db: string, token = author.token) =>
    api.send('deleteMedia', { survey_id, filename_db }, token);

  test('which is gone from the list and then from the store', async () => {
    const { filename_db, location } = await uploaded('logo', aPng());
    expect((await remove(filename_db)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(filename_db)).status).toBe(404);
    await clearMedia(api.services);
    expect((await api.app.inject({ method: 'GET', url: location })).statusCode).toBe(404);
  });

  test('but not one that the dialog shows', async () => {
    const { filename_db } = await uploaded('block', aPng());
    const shown = { action: 'update', survey_id, unique_question_id: 'name', changed_values: { filename_db } } as const;
    await api.call('updateSurveyBlocks', shown, author.token);
    const inBlock = await remove(filename_db);
    expect(inBlock).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('in der Frage „Wie heißen Sie?“') },
    });
    const logo = await uploaded('logo', aPng());
    const settings = { action: 'config', survey_id, changed_values: { logo_src: logo.location } } as const;
    await api.call('updateSurveySettings', settings, author.token);
    expect(await remove(logo.filename_db)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('in den Einstellungen') },
    });
    expect(await list()).toHaveLength(2);
  });

  test.each(['block', 'logo'] as const)(
    'nor one that respondents are shown, as %s, until another revision is published',
    async (place) => {
      const { filename_db, location } = await uploaded(place, aPng());
      const show = async (isShown: boolean) => {
        const block = { unique_question_id: 'name', changed_values: { filename_db: isShown ? filename_db : null } };
        const config = { changed_values: { logo_src: isShown ? `file:${filename_db}` : null } };
        if (place === 'logo')
          await api.call('updateSurveySettings', { action: 'config', survey_id, ...config }, author.token);
        else await api.call('updateSurveyBlocks', { action: 'update', survey_id, ...block }, author.token);
      };
      await show(true);
      await api.call('publish', { survey_id }, author.token);
      await show(false);
      expect(await remove(filename_db)).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('veröffentlichte Version') },
      });
      await api.call('publish', { survey_id }, author.token);
      expect((await remove(filename_db)).status).toBe(200);
      // Because it can be brought back.
      await clearMedia(api.services);
      expect((await api.app.inject({ method: 'GET', url: location })).statusCode).toBe(200);
    },
  );

  test('and a conversation on an earlier revision still has it', async () => {
    const { filename_db, location } = await uploaded('block', aPng());
    const update = (name: string | null) =>
      api.call(
        'updateSurveyBlocks',
        { action: 'update', survey_id, unique_question_id: 'name', changed_values: { filename_db: name } },
        author.token,
      );
    const publish = () => api.call('publish', { survey_id }, author.token);
    await update(filename_db);
    await publish();
    const respondent = await aRespondent(api, survey_id);
    expect((await respondent.chat()).entries).toContainEqual(
      expect.objectContaining({ media: { location, type: 'image/png', width: 8, height: 8 }, user_or_bot: 'bot' }),
    );
    await update(null);
    await publish();
    expect((await remove(filename_db)).status).toBe(200);
    await clearMedia(api.services);
    expect((await api.app.inject({ method: 'GET', url: location })).statusCode).toBe(200);
  });

  test('only with a role that edits, and only of this dialog', async () => {
    const { filename_db } = await uploaded('logo', aPng());
    const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
    expect((await remove(filename_db, trainer.token)).status).toBe(409);
    expect((await remove(filename_db, (await anAuthor(api)).token)).status).toBe(404);
    const other = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    expect((await api.send('deleteMedia', { survey_id: other, filename_db }, author.token)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

test('a picture of absurd dimensions is refused before anybody decodes it, one of a telephone is not', async () => {
  expect(await upload('logo', aPngOf(60_000, 60_000))).toMatchObject({
    status: 422,
    body: { msg: expect.stringContaining('60.000 × 60.000 Bildpunkten zu groß') },
  });
  expect(await list()).toEqual([]);
  expect((await upload('logo', aPngOf(12_000, 9_000))).status).toBe(200);
});
