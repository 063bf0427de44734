import { randomUUID } from 'node:crypto';
import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput, Filing } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const aSurvey = (survey_name: string, owner = author) =>
  insertSurvey(api, { blocks: [], active: false, survey_name, owner });
const filed = (survey_id: string, filing: Partial<Filing> = {}) => ({
  survey_id,
  folder_id: null,
  tags: [],
  archived: false,
  ...filing,
});
const file = (filings: CallInput<'fileSurveys'>['filings'], token = author.token) =>
  api.send('fileSurveys', { filings }, token);
async function aFolder(name: string, { token } = author): Promise<string> {
  const folder_id = randomUUID();
  await api.call('setFolder', { folder_id, name }, token);
  return folder_id;
}
async function names(wanted: Partial<CallInput<'listSurveys'>> = {}, { token } = author): Promise<string[]> {
  const { surveys } = await api.call('listSurveys', wanted, token);
  return surveys.map(({ survey_name }) => survey_name);
}

describe('fileSurveys', () => {
  test('folder, tags and archive are found again, and an archived dialog is in no other list', async () => {
    const [one, two] = [await aSurvey('Eins'), await aSurvey('Zwei')];
    const folder_id = await aFolder('Kurse');
    await file([filed(one, { folder_id, tags: ['Pilot', 'Pilot'] }), filed(two, { archived: true })]);
    expect(await names({ folder_id })).toEqual(['Eins']);
    expect(await names({ tag: 'Pilot' })).toEqual(['Eins']);
    expect(await names()).toEqual(['Eins']);
    expect(await names({ status: 'archived' })).toEqual(['Zwei']);
    const { surveys } = await api.call('listSurveys', {}, author.token);
    expect(surveys).toMatchObject([{ folder_id, tags: ['Pilot'], archived: false }]);
    expect(await api.call('listFolders', {}, author.token)).toEqual({
      folders: [{ folder_id, name: 'Kurse', surveys: 1 }],
      tags: [{ tag: 'Pilot', surveys: 1 }],
    });
  });

  test('what one in the team does shows for nobody else', async () => {
    const survey_id = await aSurvey('Gemeinsam');
    const colleague = await anAuthorWithRole(api, survey_id, 'Analysieren');
    await file([filed(survey_id, { archived: true, tags: ['meins'] })], colleague.token);
    expect(await names({}, colleague)).toEqual([]);
    expect(await names()).toEqual(['Gemeinsam']);
    expect((await api.call('listFolders', {}, author.token)).tags).toEqual([]);
  });

  test('all of them or none: an unknown dialog and a foreign folder keep everything where it was', async () => {
    const survey_id = await aSurvey('Bleibt');
    const stranger = await anAuthor(api);
    const foreign = { survey: await aSurvey('Fremd', stranger), folder: await aFolder('Fremd', stranger) };
    const unknown = await file([filed(survey_id, { archived: true }), filed(foreign.survey)]);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'survey/unknown' } });
    const elsewhere = await file([filed(survey_id, { archived: true, folder_id: foreign.folder })]);
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'folder/unknown' } });
    expect(await names()).toEqual(['Bleibt']);
  });

  test('a dialog in the bin cannot be filed', async () => {
    const survey_id = await aSurvey('Weg');
    await api.call('deleteSurvey', { survey_id }, author.token);
    expect(await file([filed(survey_id)])).toMatchObject({ status: 404 });
  });
});

describe('folders', () => {
  test('are in the order of people, renamed, and leave their dialogs behind', async () => {
    const ids = [await aFolder('Welle 10'), await aFolder('Ärzte'), await aFolder('welle 9')];
    const listed = async () => (await api.call('listFolders', {}, author.token)).folders.map(({ name }) => name);
    expect(await listed()).toEqual(['Ärzte', 'welle 9', 'Welle 10']);
    const [first = ''] = ids;
    await api.call('setFolder', { folder_id: first, name: 'Abschluss' }, author.token);
    expect(await listed()).toEqual(['Abschluss', 'Ärzte', 'welle 9']);

    const survey_id = await aSurvey('Darin');
    await file([filed(survey_id, { folder_id: first, tags: ['Pilot'] })]);
    const { filings } = await api.call('deleteFolder', { folder_id: first }, author.token);
    expect(filings).toEqual([filed(survey_id, { folder_id: first, tags: ['Pilot'] })]);
    expect(await names()).toEqual(['Darin']);
    // 'Rückgängig': the same folder with what was in it.
    await api.call('setFolder', { folder_id: first, name: 'Abschluss' }, author.token);
    await file(filings);
    expect(await names({ folder_id: first })).toEqual(['Darin']);
  });

  test("somebody else's can be neither renamed nor deleted nor taken over", async () => {
    const folder_id = await aFolder('Meiner');
    const { token } = await anAuthor(api);
    for (const name of ['setFolder', 'deleteFolder'] as const) {
      const refused = await api.send(name, { folder_id, name: 'Fremder' }, token);
      expect(refused).toMatchObject({ status: 404, body: { code: 'folder/unknown' } });
    }
    const { folders } = await api.call('listFolders', {}, author.token);
    expect(folders).toMatchObject([{ name: 'Meiner' }]);
  });

  test('there are only so many', async () => {
    const { user_id } = author;
    const rows = Array.from({ length: FILING_LIMITS.folders }, (_, index) => ({
      folder_id: randomUUID(),
      user_id,
      name: `Ordner ${index}`,
    }));
    await api.services.db.insertInto('folders').values(rows).execute();
    const refused = await api.send('setFolder', { folder_id: randomUUID(), name: 'Noch einer' }, author.token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'folder/too-many' } });
    const renamed = await api.send('setFolder', { folder_id: rows[0]?.folder_id, name: 'Erster' }, author.token);
    expect(renamed).toMatchObject({ status: 200 });
  });
});
