import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearLibrary } from '../../../media/library/clearLibrary.ts';
import { clearMedia } from '../../../media/clearMedia.ts';
import { aLibraryApi } from '../../../../testing/media/aLibraryApi.ts';
import type { LibraryApi } from '../../../../testing/media/aLibraryApi.ts';
import { aDrawnPicture, aPhoto } from '../../../../testing/media/realPictures.ts';
import { webmRecording } from '../../../../testing/media/recordings.data.ts';
import { anMp4 } from '../../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { uploadPoster, uploadToLibrary } from '../../../../testing/uploadFile.ts';

describe.each(['disk', 'store'] as const)('the library, with files in a %s', (kind) => {
  let world: LibraryApi;
  let author: TestAuthor;
  beforeAll(async () => {
    world = await aLibraryApi(kind);
  }, 60_000);
  afterAll(() => world.stop());
  beforeEach(async () => {
    author = await anAuthor(world.api);
  });

  const list = (more = {}, token = author.token) => world.api.call('listLibrary', more, token);
  const aDialog = (filename_db: string | null = null) =>
    insertSurvey(world.api, { blocks: inOrder(aBlock('open', 'animal', { filename_db })), owner: author });

  /** A dialog whose block shows a copy of the file; published with it. */
  async function showing(file_id: string) {
    const survey_id = await aDialog();
    const taken = await world.api.call('takeFromLibrary', { survey_id, file_id, type: 'block' }, author.token);
    const { filename_db } = taken.media_file;
    await world.api.call(
      'updateSurveyBlocks',
      { survey_id, action: 'update', unique_question_id: 'animal', changed_values: { filename_db } },
      author.token,
    );
    return { survey_id, filename_db, alt_text: taken.alt_text };
  }

  test('what is sent is found by name and by what it shows, by kind and by what lacks words', async () => {
    const picture = await aDrawnPicture('png', { red: 1 });
    const { file } = await world.upload(picture, { token: author.token, name: 'Hund am Strand.png' });
    const film = await world.upload(webmRecording, { token: author.token, name: 'Rundgang.webm' });
    expect(file).toMatchObject({ kind: 'image', name: 'Hund am Strand.png', width: 64, height: 48, alt_text: '' });
    await world.api.call('changeLibraryFile', { file_id: file.file_id, alt_text: 'Ein Dackel' }, author.token);
    const found = async (request: object) => (await list(request)).files.map(({ name }) => name);
    expect(await found({})).toHaveLength(2);
    expect(await found({ search: 'strand' })).toEqual([file.name]);
    expect(await found({ search: 'DACKEL' })).toEqual([file.name]);
    expect(await found({ search: '100%' })).toEqual([]);
    expect(await found({ kind: 'image' })).toEqual([file.name]);
    expect(await found({ undescribed: '1' })).toEqual([film.file.name]);
    const { workspaces } = await list();
    expect(workspaces).toEqual([{ workspace_id: file.workspace_id, name: '', is_personal: true, may_change: true }]);
  });

  test('the same content is there once, under the name that it has', async () => {
    const picture = await aDrawnPicture('jpeg', { red: 2 });
    const first = await world.upload(picture, { token: author.token, name: 'eins.jpg' });
    const before = await world.names();
    const again = await world.upload(picture, { token: author.token, name: 'zwei.jpg' });
    expect(again).toMatchObject({ was_there: true, file: { file_id: first.file.file_id, name: 'eins.jpg' } });
    expect(await world.names()).toEqual(before);
    expect((await list()).total).toBe(1);
  });

  test('a dialog gets a copy of its own, once, which respondents see and which stays when the library goes', async () => {
    const { file } = await world.upload(await aPhoto(1_200, 800), { token: author.token, name: 'Foto.jpg' });
    await world.api.call('changeLibraryFile', { file_id: file.file_id, alt_text: 'Ein Wald' }, author.token);
    const { survey_id, filename_db, alt_text } = await showing(file.file_id);
    expect(alt_text).toBe('Ein Wald');
    const again = await world.api.call(
      'takeFromLibrary',
      { survey_id, file_id: file.file_id, type: 'block' },
      author.token,
    );
    expect(again.media_file.filename_db).toBe(filename_db);
    await world.api.services.db.deleteFrom('workspaces').where('personal_of', '=', author.user_id).execute();
    await clearLibrary(world.api.services);
    await clearMedia(world.api.services);
    expect((await world.api.app.inject(`/media/${file.filename_db}`)).statusCode).toBe(404);
    const kept = await world.api.app.inject(`/media/${filename_db}`);
    expect(kept.statusCode).toBe(200);
    expect(kept.rawPayload.includes('GPS')).toBe(false);
  });

  test('smaller pictures are made once, in what the browser takes, and go with the picture', async () => {
    const { file } = await world.upload(await aPhoto(1_700, 900), { token: author.token });
    const ask = (accept: string) =>
      world.api.app.inject({ url: `/media/${file.filename_db}?w=480`, headers: { accept } });
    const whole = await world.api.app.inject(`/media/${file.filename_db}`);
    const made = async (accept: string, type: string) => {
      // Who waits too long gets the picture itself until the smaller one is there.
      await expect.poll(async () => (await ask(accept)).headers['content-type'], { timeout: 30_000 }).toBe(type);
      return ask(accept);
    };
    const avif = await made('image/avif,image/webp,*/*', 'image/avif');
    const webp = await made('image/webp,*/*', 'image/webp');
    expect(avif.headers['vary']).toBe('accept');
    expect(avif.headers['cache-control']).toContain('immutable');
    expect((await ask('*/*')).headers['content-type']).toBe('image/jpeg');
    expect(webp.rawPayload.length).toBeLessThan(whole.rawPayload.length / 4);
    expect((await ask('image/avif')).rawPayload.equals(avif.rawPayload)).toBe(true);
    expect(await othersThan(file.filename_db)).toBe((await world.names()).length - 3);
    const part = await world.api.app.inject({ url: `/media/${file.filename_db}`, headers: { range: 'bytes=2-5' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(2, 6))).toBe(true);
  }, 60_000);

  /** Files in the store that are neither the picture nor made of it. */
  async function othersThan(filename_db: string): Promise<number> {
    const rows = await world.api.services.db
      .selectFrom('media_variants')
      .select('variant_db')
      .where('filename_db', '=', filename_db)
      .execute();
    const own = new Set([filename_db, ...rows.map(({ variant_db }) => variant_db)]);
    return (await world.names()).filter((name) => !own.has(name)).length;
  }

  test('another content takes the place of the old one in drafts, and what is published stays until it is published', async () => {
    const { file } = await world.upload(await aDrawnPicture('png', { red: 10 }), { token: author.token });
    const { survey_id, filename_db: old } = await showing(file.file_id);
    await world.api.call('publish', { survey_id }, author.token);
    const sent = await aDrawnPicture('jpeg', { red: 20 });
    const replaced = await world.upload(sent, { token: author.token }, { replaces: file.file_id });
    expect(replaced).toMatchObject({ replaced_in: 1, left_in: 0, file: { file_id: file.file_id, type: 'image/jpeg' } });
    const shownBy = async () => {
      const { all_questions } = await world.api.call('dialog', { survey_id }, author.token);
      return all_questions.find(({ unique_question_id }) => unique_question_id === 'animal')?.filename_db ?? '';
    };
    expect(await shownBy()).toMatch(/\.jpg$/);
    const respondent = await aRespondent(world.api, survey_id);
    const chat = JSON.stringify(await respondent.chat());
    expect(chat).toContain(old);
    await clearMedia(world.api.services);
    expect((await world.api.app.inject(`/media/${old}`)).statusCode).toBe(200);
    const bytes = (await world.api.app.inject(`/media/${await shownBy()}`)).rawPayload;
    expect((await world.api.app.inject(`/media/${replaced.file.filename_db}`)).rawPayload.equals(bytes)).toBe(true);
    expect((await world.api.app.inject(`/media/${file.filename_db}`)).statusCode).toBe(404);
  });

  test('what a dialog shows is not deleted, and says where it is shown; the rest can come back', async () => {
    const { file } = await world.upload(await aDrawnPicture('webp', { red: 30 }), { token: author.token });
    const { survey_id } = await showing(file.file_id);
    const { file_id } = file;
    expect(await world.api.send('deleteLibraryFile', { file_id }, author.token)).toMatchObject({
      status: 409,
      body: { code: 'library/in-use', msg: expect.stringContaining('1 Dialog') },
    });
    expect(await world.api.call('libraryPlaces', { file_id }, author.token)).toMatchObject({
      others: 0,
      places: [{ survey_id, places: [{ unique_question_id: 'animal' }], is_published: false }],
    });
    await world.api.call('deleteSurvey', { survey_id }, author.token);
    await world.api.call('deleteLibraryFile', { file_id }, author.token);
    expect((await list()).total).toBe(0);
    await world.api.call('restoreLibraryFile', { file_id }, author.token);
    expect((await list()).total).toBe(1);
    await world.api.call('deleteLibraryFile', { file_id }, author.token);
    world.api.clock.now += 31 * 24 * 60 * 60_000;
    await clearLibrary(world.api.services);
    expect((await world.names()).includes(file.filename_db)).toBe(false);
  });

  test('a film has a poster and says how long it plays, and both come along', async () => {
    const { file } = await world.upload(anMp4('isom', [], ['vide', 'soun']), { token: author.token, name: 'Film.mp4' });
    expect(file).toMatchObject({ kind: 'video', thumb: null });
    const { db } = world.api.services;
    await db.updateTable('library_files').set({ seconds: 65 }).where('file_id', '=', file.file_id).execute();
    const poster = await aDrawnPicture('jpeg', { width: 1_600, height: 900 });
    expect((await uploadPoster(world.api, file.file_id, poster, author)).status).toBe(200);
    expect((await list()).files[0]?.thumb).toMatch(/webp$/);
    const { survey_id } = await showing(file.file_id);
    await world.api.call('publish', { survey_id }, author.token);
    const chat = JSON.stringify(await (await aRespondent(world.api, survey_id)).chat());
    const [, address = ''] = /"poster":"([^"]+)"/.exec(chat) ?? [];
    expect(chat).toContain('"length":"1:05"');
    const shown = await world.api.app.inject(address);
    expect(shown.headers['content-type']).toBe('image/webp');
    const page = await uploadPoster(world.api, file.file_id, Buffer.from('<html>'), author);
    expect(page).toMatchObject({ status: 415 });
  });

  test('who edits in a workspace fills its library, who is in it sees it, and for all others it does not exist', async () => {
    const { db } = world.api.services;
    const workspace_id = randomUUID();
    await db.insertInto('workspaces').values({ workspace_id, name: 'Redaktion', personal_of: null }).execute();
    const [editor, reader, stranger] = [
      await anAuthor(world.api),
      await anAuthor(world.api),
      await anAuthor(world.api),
    ];
    const members = [
      { workspace_id, user_id: editor.user_id, role: 'Bearbeiten + Trainieren' },
      { workspace_id, user_id: reader.user_id, role: 'Analysieren' },
    ] as const;
    await db.insertInto('workspace_members').values(members).execute();
    const picture = await aDrawnPicture('png', { red: 77 });
    const { file } = await world.upload(picture, editor, { workspace_id });
    const { file_id } = file;
    expect((await list({ workspace_id }, reader.token)).files).toHaveLength(1);
    const refused = { status: 409, body: { code: 'role/insufficient' } };
    expect(await uploadToLibrary(world.api, picture, reader, { workspace_id })).toMatchObject(refused);
    expect(await world.api.send('deleteLibraryFile', { file_id }, reader.token)).toMatchObject(refused);
    const unknown = { status: 404, body: { code: 'library/unknown' } };
    for (const name of ['libraryPlaces', 'deleteLibraryFile', 'changeLibraryFile'] as const)
      expect(await world.api.send(name, { file_id }, stranger.token)).toMatchObject(unknown);
    const taken = { survey_id: await aDialog(), file_id, type: 'block' };
    expect(await world.api.send('takeFromLibrary', taken, author.token)).toMatchObject(unknown);
    expect(await world.api.send('listLibrary', { workspace_id }, stranger.token)).toMatchObject({ status: 404 });
    expect((await list({}, stranger.token)).files).toEqual([]);
  });
});
