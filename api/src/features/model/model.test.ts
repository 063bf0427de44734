import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anEndpoint } from '../../../testing/anEndpoint.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { ledDialog } from '../../../testing/ledDialog.ts';
import { metBy, scripted } from '../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { createModel } from '../../model/createModel.ts';

let model: ModelServer;
let api: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 10_000, survey: 100_000, day: 200_000 };
  const endpoints = [anEndpoint(model.url, { key: 'sehr-geheim' })];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 4, budgets }));
});
afterAll(async () => {
  await api.stop();
  await model.stop();
});
beforeEach(() => model.behave(scripted({ judge: metBy('motiv', 'Geld') })));

it('authors see which model is connected, and never its key', async () => {
  const state = await api.call('modelState', {}, (await anAuthor(api)).token);
  expect(state).toEqual({
    main: {
      host: new URL(model.url).host,
      model: 'klein',
      provider: 'openai',
      outside: false,
      seconds: null,
      price: null,
    },
    reserve: null,
  });
});

it('admins try it, and see what was used and what went wrong', async () => {
  const admin = await anAdmin(api);
  model.behave({ kind: 'say', text: '{"antwort":"ja"}' });
  const right = await api.call('adminTryModel', { endpoint: 'main' }, admin.token);
  expect(right).toMatchObject({ fault: null, sentence: 'Das Sprachmodell antwortet.', structured: true });
  model.behave({ kind: 'status', status: 401 });
  const wrong = await api.call('adminTryModel', { endpoint: 'main' }, admin.token);
  expect(wrong).toMatchObject({ fault: 'settings', structured: false });
  expect(wrong.sentence).toContain('Schlüssel');
  expect(await api.send('adminTryModel', { endpoint: 'reserve' }, admin.token)).toMatchObject({ status: 409 });
  const seen = await api.call('adminModel', {}, admin.token);
  expect(seen.today).toEqual({ tokens: 120, calls: 2, faults: [{ fault: 'settings', count: 1 }] });
  expect(JSON.stringify(seen)).not.toContain('geheim');
});

it('exit conditions are tried on transcripts, with those that are not saved yet, and nothing is kept', async () => {
  const owner = await anAuthor(api);
  const id = await insertSurvey(api, { blocks: ledDialog(), owner });
  const person = (text: string) => ({ said: [{ by: 'person' as const, text }] });
  const transcripts = [person('Er schuldete mir Geld.'), person('Es war dunkel.')];
  const { results } = await api.call('tryExitConditions', { id, questionId: 'talk', transcripts }, owner.token);
  expect(results.map(({ met, fault }) => [met, fault])).toEqual([
    ['motiv', null],
    [null, null],
  ]);
  expect(results[0]?.verdicts[0]).toMatchObject({ quote: 'Er schuldete mir Geld.', refused: null });
  const conditions = [{ id: 'neu', condition: 'Die Person nennt einen Ort' }];
  const other = await api.call('tryExitConditions', { id, questionId: 'talk', transcripts, conditions }, owner.token);
  expect(other.results.map(({ met }) => met)).toEqual([null, null]);
  expect(await api.services.db.selectFrom('model_calls').select('call_id').execute()).toEqual([]);
  const wrong = { id, questionId: 'after', transcripts };
  expect(await api.send('tryExitConditions', wrong, owner.token)).toMatchObject({ status: 409 });
});
