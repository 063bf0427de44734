import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import pino from 'pino';

const template = `<!doctype html>
<html lang="de"><head><!--dialog:head--></head><body><div id="first-bubbles"><!--dialog:bubbles--></div></body></html>`;
const NAME = 'Geheimes Vorhaben Nordstern';

let api: TestApi;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  api = await startTestApi();
  const { product } = api;
  await product.release('shell', 's1', { 'live.html': template });
  await product.release('mf-assess-live', 'v7', {}, { live: 'live.js', livePreload: [], liveParts: {} });
  app = await buildApp(api.services, {
    log: pino({ level: 'silent' }),
    checkResponses: true,
    trustProxy: 'loopback',
    liveCallsAtOnce: 10,
    mediaHost: null,
    helpUrl: null,
  });
});
afterAll(async () => {
  await app.close();
  await api.stop();
});

/** All that somebody with the link alone is told. */
async function toldToStrangers(survey_id: string): Promise<string> {
  const pages = ['dialog', 'assess_live', 'widget', 'privacy'].map((page) => `/${page}/${survey_id}`);
  const answers = [
    ...(await Promise.all(pages.map((url) => app.inject({ method: 'GET', url })))),
    await app.inject({ method: 'GET', url: `/api/get_config?survey_id=${survey_id}` }),
    ...(await Promise.all(
      ['get_survey_language', 'register_live'].map((call) =>
        app.inject({ method: 'POST', url: `/api/${call}`, payload: { survey_id } }),
      ),
    )),
    await app.inject({ method: 'POST', url: '/api/register_live_list', payload: { survey_id_list: [survey_id] } }),
  ];
  return answers.map(({ body, headers }) => JSON.stringify(headers) + body).join('\n');
}

const settings = { welcome: 'Willkommen bei Nordstern', privacy_declaration_text: 'Nordstern speichert …' };
const dialog = { survey_name: NAME, settings, blocks: threeQuestions };

test('the name of a dialog that was never live is told to nobody who only has its link', async () => {
  expect(await toldToStrangers(await insertSurvey(api, { ...dialog, active: false }))).not.toContain('Nordstern');
  // The same requests tell it of one that is.
  expect(await toldToStrangers(await insertSurvey(api, dialog))).toContain(NAME);
});

test('its privacy text is read by the address that a test gets, for a day, and by no other', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { ...dialog, active: false, owner });
  const other = await insertSurvey(api, { ...dialog, active: false });
  const { privacy_path } = await api.call('testConfig', { survey_id }, owner.token);
  const read = (url: string) => app.inject({ method: 'GET', url });
  const told = await read(privacy_path);
  expect(told.statusCode).toBe(200);
  expect(told.body).toContain('Nordstern speichert …');
  const [, query = ''] = privacy_path.split('?');
  const later = query.replace(/until=\d+/, 'until=9999999999999');
  for (const url of [
    `/privacy/${survey_id}`,
    `/privacy/${other}?${query}`,
    `/privacy/${survey_id}?${later}`,
    `/privacy/${survey_id}?until=9999999999999`,
  ]) {
    const answer = await read(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Nordstern');
  }
  const now = api.clock.now;
  api.clock.now += 26 * 60 * 60_000;
  expect((await read(privacy_path)).statusCode).toBe(404);
  api.clock.now = now;
});

test('only who may test is given that address', async () => {
  const survey_id = await insertSurvey(api, { ...dialog, active: false });
  const status = async (token: string) => (await api.send('testConfig', { survey_id }, token)).status;
  expect(await status((await anAuthorWithRole(api, survey_id, 'Trainieren')).token)).toBe(200);
  expect(await status((await anAuthorWithRole(api, survey_id, 'Analysieren')).token)).toBe(409);
  expect(await status((await anAuthor(api)).token)).toBe(404);
});
