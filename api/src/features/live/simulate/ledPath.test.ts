import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { ledDialog } from '../../../../testing/ledDialog.ts';
import { metBy, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

let model: ModelServer;
let led: TestApi;
let unled: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 100_000, day: 100_000 };
  const endpoints = [anEndpoint(model.url)];
  led = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
  unled = await startTestApi();
});
afterAll(async () => {
  await led.stop();
  await unled.stop();
  await model.stop();
});
beforeEach(() => {
  model.behave(scripted({ judge: metBy('motiv', 'Geld') }));
  model.asked.length = 0;
});

async function aDialog(api: TestApi): Promise<{ readonly author: TestAuthor; readonly survey_id: string }> {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: ledDialog(), active: false, owner: author });
  return { author, survey_id };
}

/** 'Ab hier testen' at a block; gives the author's test as it stands then. */
async function testFrom(api: TestApi, target_unique_question_id: string) {
  const { author, survey_id } = await aDialog(api);
  await api.call('simulatePath', { survey_id, target_unique_question_id }, author.token);
  const { token_live } = await api.call('testRegister', { survey_id, as_it_is: false }, author.token);
  return { survey_id, token: token_live, chat: await api.call('conversation', { survey_id }, token_live) };
}

describe('‘Ab hier testen’ at a conversation that a model leads', () => {
  it.each(['thanks', 'after', 'other'])(
    'leads to what it may lead to (%s), without asking the model',
    async (target) => {
      const { chat } = await testFrom(led, target);
      expect(chat.question?.unique_question_id).toBe(target);
      expect(model.asked).toEqual([]);
    },
  );

  it('stands in the conversation itself, and the model answers what the author writes', async () => {
    const { survey_id, token, chat } = await testFrom(led, 'talk');
    const { unique_question_id = '', nachfrage_id = null } = chat.question ?? {};
    expect([unique_question_id, nachfrage_id]).toEqual(['talk', 'talk~1']);
    const reply = { type: 'open', text: 'Es ging um Geld.' } as const;
    const turn = { survey_id, unique_question_id, nachfrage_id, turn_id: crypto.randomUUID(), reply };
    await led.call('turn', turn, token);
    const { question } = await vi.waitUntil(
      async () => {
        const next = await led.call('conversation', { survey_id }, token);
        return !next.waiting && next;
      },
      { timeout: 20_000 },
    );
    expect(question?.unique_question_id).toBe('thanks');
  });

  it('goes by the author’s words without a model, and says so of what only a model leads to', async () => {
    const { chat } = await testFrom(unled, 'other');
    expect(chat.question?.unique_question_id).toBe('other');
    expect(chat.entries.map(({ context }) => context)).toContain('Lassen wir das.');
    const { author, survey_id } = await aDialog(unled);
    const refused = await unled.send('simulatePath', { survey_id, target_unique_question_id: 'thanks' }, author.token);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'path/none' }]);
  });
});
