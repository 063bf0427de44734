import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aPlainRespondent } from '../../../../testing/aPlainRespondent.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { lastReply, metBy, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';
import { plainTextsIn } from './plainTextsIn.ts';

const model = await startModelServer();
let api: TestApi;
beforeAll(async () => {
  const budgets = { conversation: 100_000, survey: 100_000, day: 1_000_000 };
  const connected = createModel({ endpoints: [anEndpoint(model.url)], atOnce: 8, budgets });
  api = await startTestApi(undefined, undefined, connected);
  await releasePages(api);
});
afterAll(async () => {
  await api.stop();
  await model.stop();
});

test('a conversation that a model leads goes on page by page, and ends as it does in the messenger', async () => {
  model.behave(scripted({ judge: metBy('motiv', 'Geld'), talk: (asked) => `Sie sagen: ${lastReply(asked)}?` }));
  const plain = await aPlainRespondent(api, await insertSurvey(api, { blocks: ledDialog() }));
  expect(await plain.reply([['a', 'Es war dunkel']])).toContain('Sie sagen: Es war dunkel?');
  expect(await plain.reply([['a', 'Es ging um Geld']])).toContain('Ein Motiv also!');
});

test('while the model thinks the page says so, and looks again by a header that needs no script', async () => {
  model.behave({ kind: 'hang' });
  const survey_id = await insertSurvey(api, { blocks: ledDialog() });
  const plain = await aPlainRespondent(api, survey_id);
  await plain.send(await plain.open(), [
    ['a', 'Es war dunkel'],
    ['do', 'reply'],
  ]);
  const waiting = await plain.browser.open(`/plain/${survey_id}`);
  expect(waiting.body).toContain(plainTextsIn('de', 'sie').waiting);
  expect(waiting.headers['refresh']).toBe('5');
  expect(waiting.body).not.toContain('<form');
});
