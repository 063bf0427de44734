import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentLocation } from '../../../media/contentLocation.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { uploadMedia } from '../../../../testing/uploadFile.ts';

const here = 'https://dialog.example.org';
const content = 'https://media.example.org';

let api: TestApi;
let author: TestAuthor;
let picture: string;

beforeAll(async () => {
  const hosts = { storage: here, content };
  api = await startTestApi(pino({ level: 'silent' }), createContentLocation(hosts, here));
  author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: [], owner: author });
  const { body } = await uploadMedia(api, survey_id, 'avatar', aPng(), { token: author.token, name: 'Ich.png' });
  picture = surveyMedia.response.parse(body).media_file.filename_db;
});
afterAll(() => api.stop());

const nothing = '01890a5d-ac96-774b-bcce-b302099a8057.png';

test.each<[string, (name: string) => string | null, (name: string) => string | null]>([
  ['a bare name', (name) => name, (name) => `${content}/media/${name}`],
  ['a name with the prefix', (name) => `file:${name}`, (name) => `${content}/media/${name}`],
  ['its path', (name) => `/media/${name}`, (name) => `${content}/media/${name}`],
  ['an address on the storage host', () => `${here}/a/b.png`, () => `${content}/a/b.png`],
  ['an address elsewhere', () => 'https://example.org/b.png', () => 'https://example.org/b.png'],
  ['nothing', () => null, () => null],
  ['an empty text', () => '', () => null],
  ['a name that there is not', () => nothing, () => null],
  ['a path that there is not', () => `file:/media/${nothing}`, () => null],
])('%s in the settings becomes the address of the file, or the default', async (_, sourceOf, addressOf) => {
  const source = sourceOf(picture);
  const settings = { logo_src: source, avatar_src: source, background_link: source };
  const survey_id = await insertSurvey(api, { blocks: [], settings });
  const { background_link, config } = await api.call('config', { survey_id });
  const address = addressOf(picture);
  expect(config).toMatchObject({ logo_src: address, avatar_src: address, background_image: address });
  expect(background_link).toBe(address);
});

test('a file of a dialog is handed out at the content host, a respondent’s never [§9.8]', async () => {
  const photo = aBlock('upload', 'photo', { kinds: ['image'] });
  const survey_id = await insertSurvey(api, { blocks: inOrder(photo), owner: author });
  const { body } = await uploadMedia(api, survey_id, 'block', aPng(), { token: author.token, name: 'Bild.png' });
  const { filename_db } = surveyMedia.response.parse(body).media_file;
  await editSurvey(api, survey_id, inOrder({ ...photo, filename_db, media_text: 'Ein Bild' }));
  await publishSurvey(api, survey_id);
  const { entries } = await (await aRespondent(api, survey_id)).chat();
  expect(entries.flatMap(({ media }) => media?.location ?? [])).toEqual([`${content}/media/${filename_db}`]);
  const { rows } = await api.services.pool.query<{ stored: boolean }>(
    "select bool_or(entries::text like '%media.example.org%') as stored from turns",
  );
  expect(rows).toEqual([{ stored: false }]);
});

test('the list of an author’s files names the content host [§9.8]', async () => {
  const survey_id = await insertSurvey(api, { blocks: [], owner: author });
  await uploadMedia(api, survey_id, 'logo', aPng(), { token: author.token, name: 'Logo.png' });
  const { media_files } = await api.call('mediaList', { survey_id }, author.token);
  expect(media_files).toMatchObject([{ location: `${content}/media/${media_files[0]?.filename_db}` }]);
});
