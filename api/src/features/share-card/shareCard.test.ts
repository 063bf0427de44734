import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat } from '../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aBrowser } from '../../../testing/aBrowser.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { aJpeg, aPng } from '../../../testing/media/sampleFiles.ts';
import { releasePages } from '../../../testing/releasePages.ts';
import { uploadMedia } from '../../../testing/uploadFile.ts';
import { createContentLocation } from '../../media/contentLocation.ts';
import { clearMedia } from '../../media/clearMedia.ts';

const here = 'https://dialog.example.org';
const content = 'https://media.example.org';
const api = await apiOfFile(pino({ level: 'silent' }), createContentLocation({ storage: here, content }, here));
let owner: TestAuthor;
let survey_id: string;
beforeAll(() => releasePages(api));
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks: threeQuestions,
    owner,
    settings: { welcome: '**Hallo!** Schön, dass Sie da sind.' },
  });
});

const nothing = { title: null, description: null, picture: null };
const set = (card: Partial<typeof nothing> | Readonly<Record<string, string>>) =>
  api.send('setShareCard', { survey_id, ...nothing, ...card }, owner.token);
async function keep(content_: Buffer, name: string, of = survey_id): Promise<string> {
  const { body } = await uploadMedia(api, of, 'card', content_, { token: owner.token, name });
  return surveyMedia.response.parse(body).media_file.filename_db;
}
async function headOf(path: string) {
  const { body } = await aBrowser(api).open(path);
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
  const [, title] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
  return {
    title,
    shared: meta('og:title'),
    description: meta('og:description'),
    card: meta('twitter:card'),
    image: meta('og:image'),
    body,
  };
}

describe('the card of a link', () => {
  test('is what the dialog says of itself until its author says otherwise, on each of its addresses', async () => {
    await api.call('setSurveyPublicName', { survey_id, name: 'herbstkarte' }, owner.token);
    const { defaults } = await api.call('shareCard', { survey_id }, owner.token);
    const survey_name = defaults.title;
    const asIs = {
      title: survey_name,
      shared: survey_name,
      description: 'Hallo! Schön, dass Sie da sind.',
      card: 'summary',
      image: undefined,
    };
    expect(await headOf(`/dialog/${survey_id}`)).toMatchObject(asIs);
    const picture = await keep(aJpeg(), 'Herbst.jpg');
    const { body } = await set({ title: 'Wie war der Herbst?', description: 'Drei Fragen & ein "Danke".', picture });
    const picture_address = `${content}/media/${picture}`;
    expect(body).toMatchObject({
      picture_address,
      defaults: { title: survey_name, description: asIs.description, picture_address: null },
      address_known: false,
    });
    for (const path of [
      `/dialog/${survey_id}`,
      '/dialog/herbstkarte',
      `/assess_live/${survey_id}`,
      '/assess_live/herbstkarte?pid=7',
    ]) {
      const { body: html, ...head } = await headOf(path);
      expect(head).toEqual({
        title: 'Wie war der Herbst?',
        shared: 'Wie war der Herbst?',
        description: 'Drei Fragen &amp; ein &quot;Danke&quot;.',
        card: 'summary_large_image',
        image: picture_address,
      });
      // What is fetched by respondents' browsers does not grow by it, and the picture is none of theirs.
      expect(html.slice(html.indexOf('id="dialog-data"'))).not.toContain('Wie war der Herbst?');
    }
    await set({});
    expect(await headOf(`/dialog/${survey_id}`)).toMatchObject(asIs);
  });

  test('shows the logo, else the picture of the bot, where nothing was uploaded for it, and no address of anybody else', async () => {
    const [logo, avatar] = [await keep(aPng(), 'Logo.png'), await keep(aPng(), 'Bot.png')];
    const change = (changed_values: object) =>
      api.call('updateSurveySettings', { survey_id, action: 'config', changed_values }, owner.token);
    const shown = async () => (await api.call('shareCard', { survey_id }, owner.token)).defaults.picture_address;
    await change({ avatar_src: avatar });
    expect(await shown()).toBe(`${content}/media/${avatar}`);
    await change({ logo_src: logo });
    expect(await shown()).toBe(`${content}/media/${logo}`);
    await change({ logo_src: 'https://elsewhere.example.org/media/logo.png', avatar_src: null });
    expect(await shown()).toBeNull();
  });

  test('takes pictures of its own dialog alone that services show, and such a picture is not deleted under it', async () => {
    const other = await insertSurvey(api, { blocks: threeQuestions, owner });
    const foreign = await keep(aPng(), 'Anders.png', other);
    for (const picture of [foreign, 'gibtesnicht.png', '../geheim.png', 'https://elsewhere.example.org/a.png'])
      expect(await set({ picture })).toMatchObject({ status: 422, body: { code: 'share-card/picture' } });
    const picture = await keep(aPng(), 'Eigen.png');
    expect(await set({ picture })).toMatchObject({ status: 200 });
    const deleted = () => api.send('deleteMedia', { survey_id, filename_db: picture }, owner.token);
    expect(await deleted()).toMatchObject({ status: 409, body: { code: 'media/in-use' } });
    // As a race of the two would leave it.
    await api.services.db
      .updateTable('media')
      .set({ deleted_at: new Date(0) })
      .where('filename_db', '=', picture)
      .execute();
    await clearMedia(api.services);
    expect((await headOf(`/dialog/${survey_id}`)).image).toBe(`${content}/media/${picture}`);
    await set({});
    await clearMedia(api.services);
    expect(
      await api.services.db.selectFrom('media').select('media_id').where('filename_db', '=', picture).execute(),
    ).toEqual([]);
  });

  test('shows nothing of the dialog where a password stands before it', async () => {
    const picture = await keep(aPng(), 'Geheim.png');
    await set({ title: 'Geheime Sache', description: 'Worum es geht', picture });
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    for (const query of ['', '?weiter=1']) {
      const { body } = await aBrowser(api).open(`/dialog/${survey_id}${query}`);
      for (const secret of ['Geheime Sache', 'Worum es geht', picture, 'Schön, dass'])
        expect(body).not.toContain(secret);
    }
    const browser = aBrowser(api);
    await browser.say(`/dialog/${survey_id}`, 'herbst26');
    expect((await browser.open(`/dialog/${survey_id}`)).body).toContain('Geheime Sache');
  });

  test('is refused too long and empty, and by whoever may not share', async () => {
    expect(await set({ title: 'x'.repeat(91) })).toMatchObject({ status: 400, body: { field: 'title' } });
    expect(await set({ description: '  ' })).toMatchObject({ status: 400, body: { field: 'description' } });
    const stranger = await anAuthor(api);
    expect(await api.send('setShareCard', { survey_id, ...nothing }, stranger.token)).toMatchObject({ status: 404 });
  });

  test('of a multi-chat has its own name, and the words and the picture of its first dialog', async () => {
    const chats = await aMultiChat(api);
    ({ owner } = chats);
    survey_id = chats.k;
    await chats.publish();
    const picture = await keep(aPng(), 'Fall.png');
    await set({ title: 'Nur der Dialog', description: 'Sechs Menschen, eine Frage.', picture });
    const head = await headOf(`/multi_live/${chats.public_id}`);
    expect(head).toMatchObject({ description: 'Sechs Menschen, eine Frage.', image: `${content}/media/${picture}` });
    expect(head.shared).not.toBe('Nur der Dialog');
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    expect((await headOf(`/multi_live/${chats.public_id}`)).body).not.toContain('Sechs Menschen');
  });
});
