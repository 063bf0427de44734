import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { aBuiltProduct } from '../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../testing/aBuiltProduct.ts';
import { threeQuestions } from '../../testing/blocks.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import pino from 'pino';

const template = `<!doctype html>
<html lang="de"><head><!--dialog:head--></head><body><div id="first-bubbles"><!--dialog:bubbles--></div></body></html>`;
const NAME = 'Geheimes Vorhaben Nordstern';

let api: TestApi;
let product: BuiltProduct;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  api = await startTestApi();
  product = await aBuiltProduct();
  await product.build('shell/dist/live.html', template);
  await product.release('mf-assess-live', { version: 'v7', live: 'live.js', livePreload: [], liveParts: {} });
  app = await buildApp(api.services, {
    log: pino({ level: 'silent' }),
    checkResponses: true,
    trustProxy: 'loopback',
    liveCallsAtOnce: 10,
    productDir: product.productDir,
    mediaHost: null,
    helpUrl: null,
  });
});
afterAll(async () => {
  await app.close();
  await product.takeAway();
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

test('the name of a dialog that was never live is told to nobody who only has its link', async () => {
  const settings = { welcome: 'Willkommen bei Nordstern', privacy_declaration_text: 'Nordstern speichert …' };
  const dialog = { survey_name: NAME, settings, blocks: threeQuestions };
  expect(await toldToStrangers(await insertSurvey(api, { ...dialog, active: false }))).not.toContain('Nordstern');
  // The same requests tell it of one that is.
  expect(await toldToStrangers(await insertSurvey(api, dialog))).toContain(NAME);
});
