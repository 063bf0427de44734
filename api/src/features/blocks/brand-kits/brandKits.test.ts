import { randomUUID } from 'node:crypto';
import type { BrandKit } from '@dialogwerk/shared/contract';
import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBrandLook } from '../../../../testing/aBrandLook.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { uploadMedia } from '../../../../testing/uploadFile.ts';
import { clearBrandKits } from '../../../brand-kits/clearBrandKits.ts';
import { clearMedia } from '../../../media/clearMedia.ts';
import { personalWorkspace } from '../../../workspaces/personalWorkspace.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
const aDialog = (survey_name: string, of = owner) =>
  insertSurvey(api, { blocks: threeQuestions, owner: of, survey_name, active: false });
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await aDialog('Eins');
});

const set = (values: object, of = survey_id) =>
  api.call('updateSurveySettings', { survey_id: of, action: 'config', changed_values: values }, owner.token);
const draft = (of = survey_id) => api.call('dialog', { survey_id: of }, owner.token);
const useOf = async (of = survey_id) => (await api.call('dialogBrandKit', { survey_id: of }, owner.token)).use;
async function aKit(values: object = {}): Promise<BrandKit> {
  await set({ accent_color: '#7B1FA2', messenger: 'calm', typeface: 'serif', ...values });
  return (await api.call('createBrandKit', { survey_id, name: 'Herbst', workspace_id: null }, owner.token)).kit;
}
async function aPicture(of = survey_id): Promise<string> {
  const { body } = await uploadMedia(api, of, 'logo', aPng(), { token: owner.token, name: 'logo.png' });
  return surveyMedia.response.parse(body).media_file.filename_db;
}
const apply = (kit_id: string, of: string) => api.call('applyBrandKit', { kit_id, survey_id: of }, owner.token);

describe('a brand kit', () => {
  test('is made of a dialog, given to another one, and says what has changed in it since', async () => {
    const { kit_id, look } = await aKit();
    expect(look).toMatchObject({ accent_color: '#7B1FA2', messenger: 'calm', typeface: 'serif' });
    expect(await useOf()).toEqual({ name: 'Herbst', kit_id, news: [], own: [] });

    const other = await aDialog('Zwei');
    const { changed, use } = await apply(kit_id, other);
    expect(changed).toEqual(['accent_color', 'messenger', 'typeface']);
    expect(use).toEqual({ name: 'Herbst', kit_id, news: [], own: [] });
    expect(await draft(other)).toMatchObject({ accent_color: '#7B1FA2', messenger: 'calm', typeface: 'serif' });
    const { changes } = await api.call('changeHistory', { survey_id: other }, owner.token);
    expect(changes.map(({ key }) => key).toSorted()).toEqual(['accent_color', 'messenger', 'typeface']);

    await set({ typeface: 'legible' });
    expect((await useOf())?.own).toEqual(['typeface']);
    await api.call('takeIntoBrandKit', { kit_id, survey_id }, owner.token);
    expect(await useOf()).toMatchObject({ news: [], own: [] });
    expect(await useOf(other)).toMatchObject({ news: ['typeface'], own: [] });
    const { dialogs } = await api.call('brandKitUses', { kit_id }, owner.token);
    expect(dialogs.map(({ survey_name, changes: fields }) => [survey_name, fields])).toEqual([
      ['Eins', []],
      ['Zwei', ['typeface']],
    ]);
    expect((await apply(kit_id, other)).changed).toEqual(['typeface']);
  });

  test('that is given is taken back with what stood there before, once', async () => {
    const { kit_id } = await aKit();
    const other = await aDialog('Zwei');
    await set({ accent_color: '#112233' }, other);
    await apply(kit_id, other);
    await api.call('undoBrandKit', { survey_id: other }, owner.token);
    expect(await draft(other)).toMatchObject({ accent_color: '#112233', messenger: 'default', typeface: 'system' });
    expect(await useOf(other)).toBeNull();
    await set({ accent_color: '#445566' }, other);
    await api.call('undoBrandKit', { survey_id: other }, owner.token);
    expect((await draft(other)).accent_color).toBe('#445566');

    await api.call('leaveBrandKit', { survey_id }, owner.token);
    expect(await useOf()).toBeNull();
    expect((await api.call('undoBrandKit', { survey_id }, owner.token)).use).toMatchObject({ kit_id });
  });

  test('has its own pictures: they outlive the dialog that they came from, and dialogs have copies of theirs', async () => {
    const logo_src = await aPicture();
    const { kit_id, look } = await aKit({ logo_src });
    expect(look.logo_src).not.toBe(logo_src);
    const other = await aDialog('Zwei');
    await apply(kit_id, other);
    const given = (await draft(other)).logo_src ?? '';
    expect([logo_src, look.logo_src]).not.toContain(given);
    // Once more copies nothing.
    await apply(kit_id, other);
    expect((await draft(other)).logo_src).toBe(given);

    await api.services.db.deleteFrom('surveys').where('survey_id', '=', survey_id).execute();
    await clearMedia(api.services);
    await clearBrandKits({ ...api.services, now: () => Date.now() + 2 * 24 * 3_600_000 });
    expect((await api.app.inject(`/media/${logo_src}`)).statusCode).toBe(404);
    for (const name of [look.logo_src, given]) expect((await api.app.inject(`/media/${name}`)).statusCode).toBe(200);

    await api.call('deleteBrandKit', { kit_id }, owner.token);
    expect(await useOf(other)).toMatchObject({ name: 'Herbst', kit_id: null });
    await clearBrandKits({ ...api.services, now: () => Date.now() + 40 * 24 * 3_600_000 });
    expect((await api.app.inject(`/media/${look.logo_src}`)).statusCode).toBe(404);
    expect((await api.app.inject(`/media/${given}`)).statusCode).toBe(200);
  });

  test('is that of a copied dialog too, with the copy’s own pictures; not of one that somebody else copies', async () => {
    const { kit_id } = await aKit({ logo_src: await aPicture() });
    const copyFor = async (token = owner.token) =>
      (await api.call('duplicateSurvey', { survey_id }, token)).survey.survey_id;
    const copy = await copyFor();
    expect(await useOf(copy)).toEqual({ name: 'Herbst', kit_id, news: [], own: [] });
    const { logo_src } = await draft(copy);
    expect([logo_src === null, logo_src === (await draft()).logo_src]).toEqual([false, false]);
    await set({ typeface: 'legible' });
    await api.call('takeIntoBrandKit', { kit_id, survey_id }, owner.token);
    expect(await useOf(copy)).toMatchObject({ news: ['typeface'], own: [] });
    expect((await apply(kit_id, copy)).changed).toEqual(['typeface']);
    expect((await draft(copy)).logo_src).toBe(logo_src);

    const editor = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    const theirs = await copyFor(editor.token);
    const { use } = await api.call('dialogBrandKit', { survey_id: theirs }, editor.token);
    expect(use).toBeNull();
    expect(await api.call('dialog', { survey_id: theirs }, editor.token)).toMatchObject({ accent_color: '#7B1FA2' });
  });

  test('is deleted and comes back', async () => {
    const { kit_id } = await aKit();
    await api.call('deleteBrandKit', { kit_id }, owner.token);
    expect((await api.call('brandKits', {}, owner.token)).kits).toEqual([]);
    expect(await api.send('applyBrandKit', { kit_id, survey_id }, owner.token)).toMatchObject({ status: 404 });
    await api.call('restoreBrandKit', { kit_id }, owner.token);
    expect((await api.call('brandKits', {}, owner.token)).kits.map(({ name }) => name)).toEqual(['Herbst']);
    expect(await useOf()).toMatchObject({ kit_id });
  });
});

describe('who may not', () => {
  test('a kit of a workspace that one is not in does not exist', async () => {
    const { kit_id } = await aKit();
    const stranger = await anAuthor(api);
    const theirs = await aDialog('Fremd', stranger);
    for (const [call, input] of [
      ['applyBrandKit', { kit_id, survey_id: theirs }],
      ['takeIntoBrandKit', { kit_id, survey_id: theirs }],
      ['setBrandKit', { kit_id, name: 'Meins' }],
      ['deleteBrandKit', { kit_id }],
      ['restoreBrandKit', { kit_id }],
      ['brandKitUses', { kit_id }],
    ] as const)
      expect([call, (await api.send(call, input, stranger.token)).status]).toEqual([call, 404]);
    expect((await api.call('brandKits', {}, stranger.token)).kits).toEqual([]);
    const workspace_id = await personalWorkspace(api.services.db, owner.user_id, Date.now());
    const made = await api.send('createBrandKit', { survey_id: theirs, name: 'X', workspace_id }, stranger.token);
    expect(made).toMatchObject({ status: 404 });
  });

  test('whoever only works in a workspace uses its kits and changes none', async () => {
    const { kit_id, workspace_id } = await aKit();
    const member = await anAuthor(api);
    const role = 'Bearbeiten + Trainieren';
    await api.services.db
      .insertInto('workspace_members')
      .values({ workspace_id, user_id: member.user_id, role })
      .execute();
    const theirs = await aDialog('Ihrer', member);
    expect((await api.call('brandKits', {}, member.token)).kits).toMatchObject([{ kit_id, may_change: false }]);
    expect(await api.send('applyBrandKit', { kit_id, survey_id: theirs }, member.token)).toMatchObject({ status: 200 });
    expect(await api.send('setBrandKit', { kit_id, name: 'Meins' }, member.token)).toMatchObject({ status: 409 });
    expect(await api.send('deleteBrandKit', { kit_id }, member.token)).toMatchObject({ status: 409 });
    // They see their own dialog alone among those that have it.
    const { dialogs } = await api.call('brandKitUses', { kit_id }, member.token);
    expect(dialogs.map(({ survey_name }) => survey_name)).toEqual(['Ihrer']);
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(81) },
    { look: { ...aBrandLook, accent_color: 'red;}' } },
    { look: { ...aBrandLook, typeface: 'https://fonts.example.org/x' } },
    { look: { accent_color: '#000000' } },
  ])('%j is no name and no look of a kit', async (values) => {
    const { kit_id } = await aKit();
    expect((await api.send('setBrandKit', { kit_id, ...values }, owner.token)).status).toBe(400);
  });

  test('no kit shows a file that is not its own', async () => {
    const { kit_id, look } = await aKit({ logo_src: await aPicture() });
    const foreign = await aPicture(await aDialog('Zwei'));
    for (const logo_src of [foreign, `/media/${foreign}`, `${randomUUID()}.png`, 'https://example.org/x.png']) {
      const made = await api.send('setBrandKit', { kit_id, look: { ...look, logo_src } }, owner.token);
      expect([logo_src, made.status]).toEqual([logo_src, 422]);
    }
    // A dialog that names another dialog's file hands none of it on.
    await set({ logo_src: foreign });
    const { kit } = await api.call('createBrandKit', { survey_id, name: 'Zwei', workspace_id: null }, owner.token);
    expect(kit.look.logo_src).toBeNull();
  });
});
