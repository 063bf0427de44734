import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearMedia } from '../../media/clearMedia.ts';
import { HEAD_BYTES } from '../../media/sniffMedia.ts';
import { aJpeg, aPdf, aPng, aWav, aWebm } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const blocks = inOrder(
  aBlock('upload', 'photo', { kinds: ['image', 'document'], max_bytes: 1_000 }),
  aBlock('voice', 'voice'),
  aBlock('open', 'words'),
);

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, owner: author });
  respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await clearEverything();
});

async function clearEverything(): Promise<void> {
  await api.services.db.deleteFrom('conversations').where('survey_id', '<>', survey_id).execute();
  await clearMedia(api.services);
}

let address: Promise<string> | undefined;
/** The api's address, for what only a real connection can do. */
function listening(): Promise<string> {
  address ??= api.app.listen({ port: 0, host: '127.0.0.1' });
  return address;
}

const upload = (content: Buffer, question = 'photo', sent: { token?: string; name?: string } = {}) =>
  uploadReply(api, { survey_id, unique_question_id: question }, content, { token: respondent.token, ...sent });

async function uploaded(content: Buffer, question = 'photo', name = 'Foto.png') {
  const { status, body } = await upload(content, question, { name });
  expect(status).toBe(200);
  return replyMedia.response.parse(body);
}

async function kept(): Promise<string[]> {
  const entries = await readdir(api.mediaDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a file for the open question', () => {
  test('is kept, is the answer, and stands in the transcript with an address that works without a token', async () => {
    const content = aPng(900);
    const sent = await uploaded(content, 'photo', 'Mein Foto.png');
    expect(sent).toMatchObject({ type: 'image/png', kind: 'image', size: 900 });
    const chat = await respondent.reply('photo', { type: 'upload', media_id: sent.media_id });
    expect(chat.question?.unique_question_id).toBe('voice');
    const [entry] = chat.entries;
    expect(entry).toMatchObject({ context: 'Mein Foto.png', user_or_bot: 'user', media: { type: 'image/png' } });
    const file = await get(entry?.media?.location ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect((await respondent.chat()).entries).toContainEqual(entry);
  });

  test('is what its content says, whatever its sender says', async () => {
    const { body } = await uploadReply(api, { survey_id, unique_question_id: 'photo' }, aPdf(), {
      token: respondent.token,
      name: 'bild.png',
      contentType: 'application/json',
    });
    expect(body).toMatchObject({ type: 'application/pdf', kind: 'document' });
  });

  test.each<[string, string, Buffer, number]>([
    ['an SVG', 'photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a page', 'photo', Buffer.from('<!doctype html><script>1</script>'), 415],
    ['a kind that the author does not want', 'photo', aWebm(['V_VP9']), 415],
    ['a picture where a voice is asked for', 'voice', aPng(), 409],
    ['more than the author allows', 'photo', aJpeg(1_001), 413],
    ['nothing', 'photo', Buffer.alloc(0), 400],
    ['a file where words are asked for', 'words', aPng(), 409],
    ['a file for a question that there is not', 'nothing', aPng(), 409],
  ])('%s is refused in German and leaves nothing behind', async (_, question, content, status) => {
    const refused = await upload(content, question);
    expect(refused).toMatchObject({ status, body: { msg: expect.stringMatching(/Es wurde nichts gespeichert/) } });
    expect(await kept()).toEqual([]);
    expect(await api.services.db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('is refused without a token, with an author’s, and for another’s conversation', async () => {
    expect((await upload(aPng(), 'photo', { token: '' })).status).toBe(401);
    expect((await upload(aPng(), 'photo', { token: author.token })).status).toBe(401);
    const other = await insertSurvey(api, { blocks });
    const elsewhere = { survey_id: other, unique_question_id: 'photo' };
    expect((await uploadReply(api, elsewhere, aPng(), { token: respondent.token })).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test.each(['announced', 'not announced'])(
    'that is far too large, %s, gets its refusal while it is still sent',
    async (how) => {
      const content = aPng(20_000_000);
      const length = how === 'announced' ? { 'content-length': String(content.length) } : {};
      const path = `/api/media?survey_id=${survey_id}&unique_question_id=photo`;
      const headers = { ...bearer(respondent.token), ...length };
      const sent = request(`${await listening()}${path}`, { method: 'POST', headers });
      const answered = new Promise<IncomingMessage>((resolve, reject) =>
        sent.on('response', resolve).on('error', reject),
      );
      // All of it is taken, so that a browser gets to read the refusal.
      const taken = once(sent, 'finish');
      sent.end(content);
      const refused = await answered;
      expect(refused.statusCode).toBe(413);
      expect(await json(refused)).toMatchObject({ msg: expect.stringContaining('zu groß') });
      await taken;
      sent.destroy();
      expect(await kept()).toEqual([]);
    },
  );

  test.each([400, 200_000])('that breaks off after %i bytes leaves nothing behind', async (bytes) => {
    const voice = await insertSurvey(api, { blocks: inOrder(aBlock('voice', 'voice')) });
    const speaker = await aRespondent(api, voice);
    await speaker.chat();
    const url = new URL(await listening());
    const path = `/api/media?survey_id=${voice}&unique_question_id=voice`;
    const headers = { ...bearer(speaker.token), 'content-length': '400000', 'content-type': 'audio/wav' };
    const broken = request({ host: url.hostname, port: url.port, path, method: 'POST', headers });
    const ended = new Promise((resolve) => broken.on('error', resolve).on('close', resolve));
    await new Promise((resolve) => broken.write(aWav(bytes), resolve));
    const rows = () => api.services.db.selectFrom('media').selectAll().execute();
    // Once its head is there, its row is, and it is on its way to the disk.
    await expect.poll(rows).toHaveLength(bytes > HEAD_BYTES ? 1 : 0);
    broken.destroy();
    await ended;
    await expect.poll(async () => [await kept(), await rows()]).toEqual([[], []]);
  });
});

describe('a reply', () => {
  test.each(['another’s file', 'a file for another question', 'an id that there is not'])(
    'that names %s is refused',
    async (which) => {
      const stranger = await aRespondent(api, survey_id);
      await stranger.chat();
      const question = { survey_id, unique_question_id: 'photo' };
      const theirs = await uploadReply(api, question, aPng(), { token: stranger.token });
      const own = await uploaded(aPng());
      await respondent.reply('photo', { type: 'upload', media_id: own.media_id });
      const media_id = {
        'another’s file': replyMedia.response.parse(theirs.body).media_id,
        'a file for another question': own.media_id,
        'an id that there is not': '01890a5d-ac96-774b-bcce-b302099a8057',
      }[which];
      const refused = await respondent.tryReply('voice', { type: 'voice', media_id: media_id ?? '' });
      expect(refused).toMatchObject({ status: 422, body: { msg: expect.stringContaining('nicht angekommen') } });
      expect((await respondent.chat()).question?.unique_question_id).toBe('voice');
    },
  );
});

describe('a respondent’s file', () => {
  test('is for the respondent and for who may analyse, and does not exist for all others', async () => {
    const { media_id } = await uploaded(aPng());
    const url = `/api/media/${media_id}`;
    const stranger = await aRespondent(api, survey_id);
    const analyst = await anAuthorWithRole(api, survey_id, 'Analysieren');
    const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
    const statusFor = async (token: string) => (await get(url, bearer(token))).statusCode;
    expect(await statusFor(respondent.token)).toBe(200);
    expect(await statusFor(author.token)).toBe(200);
    expect(await statusFor(analyst.token)).toBe(200);
    expect(await statusFor(trainer.token)).toBe(409);
    expect(await statusFor((await anAuthor(api)).token)).toBe(404);
    expect(await statusFor(stranger.token)).toBe(404);
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(`/media/${media_id}.png`)).statusCode).toBe(404);
    expect((await get('/api/media/x', bearer(respondent.token))).statusCode).toBe(404);
  });

  test('has an address that works for a day, for this file alone, and only as it was signed', async () => {
    const { media_id } = await uploaded(aPng());
    const { entries } = await respondent.reply('photo', { type: 'upload', media_id });
    const location = entries[0]?.media?.location ?? '';
    expect((await get(location)).statusCode).toBe(200);
    expect((await get(location.replace(/until=\d/, 'until=9'))).statusCode).toBe(401);
    expect((await get(location.replace(media_id, '01890a5d-ac96-774b-bcce-b302099a8057'))).statusCode).toBe(401);
    api.clock.now += 26 * 60 * 60_000;
    expect((await get(location)).statusCode).toBe(401);
    api.clock.now -= 26 * 60 * 60_000;
  });

  test('without a name is saved as a file, not as what the store calls it', async () => {
    const { media_id } = await uploaded(aPdf(500), 'photo', '');
    const { headers } = await get(`/api/media/${media_id}`, bearer(respondent.token));
    expect(headers['content-disposition']).toBe(`attachment; filename="Datei.pdf"; filename*=UTF-8''Datei.pdf`);
  });

  test('is sent in parts, as what it is, and nothing in it can run', async () => {
    const { media_id } = await uploaded(aPdf(500), 'photo', 'Befund "März".pdf');
    const headers = bearer(respondent.token);
    const whole = await get(`/api/media/${media_id}`, headers);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '500',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Befund _M_rz_.pdf"; filename*=UTF-8''Befund%20%22M%C3%A4rz%22.pdf`,
    });
    expect(whole.headers['cache-control']).toContain('private');
    const part = await get(`/api/media/${media_id}`, { ...headers, range: 'bytes=5-9' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 5-9/500', 'content-length': '5' });
    expect(part.body).toBe(aPdf(500).toString('latin1', 5, 10));
    expect((await get(`/api/media/${media_id}`, { ...headers, range: 'bytes=500-' })).statusCode).toBe(416);
  });
});

describe('what nobody needs any more is cleared away', () => {
  test('a file that no answer names, within the hour but not while its reply may still come', async () => {
    const answer = await uploaded(aPng());
    await respondent.reply('photo', { type: 'upload', media_id: answer.media_id });
    await uploaded(aWav(), 'voice');
    await clearMedia(api.services);
    api.clock.now += 35 * 60_000;
    await clearMedia(api.services);
    expect(await kept()).toHaveLength(2);
    api.clock.now += 15 * 60_000;
    await clearMedia(api.services);
    expect(await kept()).toEqual([`${answer.media_id}.png`]);
  });

  test.each(['restart', 'delete'] as const)('the files of a conversation, at once at its %s', async (action) => {
    const { media_id } = await uploaded(aPng());
    await respondent.reply('photo', { type: 'upload', media_id });
    await api.call('restartDelete', { survey_id, action, isLive: true }, respondent.token);
    expect(await kept()).toEqual([]);
    expect(await api.services.db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('the files of a conversation that is gone in another way', async () => {
    await uploaded(aPng());
    await api.services.db.deleteFrom('conversations').execute();
    await clearMedia(api.services);
    expect(await kept()).toEqual([]);
  });
});

test('a conversation takes no more than a hundred files', async () => {
  await uploaded(aPng());
  const row = await api.services.db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 99 }, (_, index) => {
    const media_id = `01890a5d-ac96-774b-bcce-b302099a8${String(index).padStart(3, '0')}`;
    return Object.assign({}, row, { media_id, filename_db: `${media_id}.png` });
  });
  await api.services.db.insertInto('media').values(more).execute();
  expect(await upload(aPng())).toMatchObject({ status: 409, body: { msg: expect.stringContaining('sehr viele') } });
});
