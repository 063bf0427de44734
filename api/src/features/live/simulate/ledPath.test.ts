import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { metBy, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

let model: ModelServer;
let api: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  model.behave(scripted({ judge: metBy('motiv', 'Geld') }));
  const budgets = { conversation: 10_000, survey: 100_000, day: 200_000 };
  const endpoints = [{ name: 'main', url: model.url, key: null, model: 'klein' }] as const;
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 4, budgets }));
});
afterAll(async () => {
  await api.stop();
  await model.stop();
});

test('a test that begins at a led conversation, or behind one, is led by the model', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: ledDialog(), active: false, owner });
  const beginAt = async (target_unique_question_id: string) => {
    await api.call('simulatePath', { survey_id, target_unique_question_id }, owner.token);
    const { token_live } = await api.call('testRegister', { survey_id, as_it_is: true }, owner.token);
    return { token_live, chat: await api.call('conversation', { survey_id }, token_live) };
  };
  expect((await beginAt('thanks')).chat.question).toMatchObject({ unique_question_id: 'thanks' });
  expect(await api.call('checkDialog', { survey_id }, owner.token)).toMatchObject({
    findings: [{ kind: 'unreachable', unique_question_id: 'geheim' }],
  });

  const { token_live, chat } = await beginAt('talk');
  expect(chat.question).toMatchObject({ unique_question_id: 'talk', nachfrage_id: 'talk~1' });
  await api.call(
    'turn',
    {
      survey_id,
      turn_id: crypto.randomUUID(),
      unique_question_id: 'talk',
      nachfrage_id: 'talk~1',
      reply: { type: 'open', text: 'Er schuldete mir Geld.' },
    },
    token_live,
  );
  await expect
    .poll(async () => (await api.call('conversation', { survey_id }, token_live)).question?.unique_question_id)
    .toBe('thanks');
});
