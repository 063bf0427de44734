import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEndpoint } from '../../testing/anEndpoint.ts';
import { aLedRespondent, saidIn } from '../../testing/aLedRespondent.ts';
import type { LedRespondent } from '../../testing/aLedRespondent.ts';
import { anAdmin } from '../../testing/anAdmin.ts';
import { ledDialog } from '../../testing/ledDialog.ts';
import { scripted } from '../../testing/scriptedModel.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { createModel } from '../model/createModel.ts';

const ANSWER = 'Und weiter?';
const FALLBACK = 'Lassen wir das.';

let server: ModelServer;
let api: TestApi;
let asked = 0;
beforeAll(async () => {
  server = await startModelServer();
  const verdict = { conditions: [{ id: 'motiv', status: 'not_met', quote: '', confidence: 0.9 }], wants_stop: false };
  const well = scripted({ judge: () => verdict, talk: () => ANSWER });
  server.behave((request) => {
    asked += 1;
    return well(request);
  });
  const budgets = { conversation: 100_000, survey: 1_000_000, day: 10_000_000 };
  const endpoints = [anEndpoint(server.url)];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

async function begun(): Promise<LedRespondent> {
  const respondent = await aLedRespondent(api, { blocks: ledDialog() });
  await respondent.settled();
  return respondent;
}

describe('a reply is read in a time that grows with its length alone', () => {
  test.each([
    ['a capital, a small letter and a hyphen', 'Aa-'.repeat(600)],
    ['capitals that could begin names', 'Herr Aa '.repeat(200)],
    ['what could be an address of mail', `${'a.'.repeat(900)}@`],
    ['brackets', '['.repeat(1_900)],
    ['a street that does not come', 'Am Alten '.repeat(200)],
  ])('%s', async (_, text) => {
    const respondent = await begun();
    expect(saidIn(await respondent.say(text)).at(-1)).toBe(ANSWER);
  });
});

describe('work that was begun twice and never ended', () => {
  /** As a server leaves it that ended while it was at the next turn of a conversation. */
  async function diedAt({ survey_id, user_id }: LedRespondent, times: number): Promise<void> {
    const { conversation_id, turn } = await api.services.db
      .selectFrom('conversations')
      .select(['conversation_id', 'turn'])
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id)
      .executeTakeFirstOrThrow();
    const work = `${survey_id}/${conversation_id}/${turn + 1}`;
    const before = new Date(Date.now() - 60_000);
    await api.services.db
      .insertInto('work_attempts')
      .values({ kind: 'request', work, survey_id, begun: times, begun_at: before, put_aside_at: null })
      .execute();
  }

  test('is begun a second time', async () => {
    const respondent = await begun();
    await diedAt(respondent, 1);
    expect(saidIn(await respondent.say('Es war dunkel.')).at(-1)).toBe(ANSWER);
    expect(await api.services.db.selectFrom('work_attempts').selectAll().execute()).toEqual([]);
  });

  test('is put aside: the respondent goes on without a model, and the admin is told', async () => {
    const admin = await anAdmin(api);
    const respondent = await begun();
    await diedAt(respondent, 2);
    const before = asked;
    expect(saidIn(await respondent.say('Es war dunkel.'))).toContain(FALLBACK);
    expect(asked).toBe(before);
    const { put_aside } = await api.call('adminSystem', {}, admin.token);
    expect(put_aside).toEqual([
      expect.objectContaining({ kind: 'request', work: expect.stringContaining(respondent.survey_id) }),
    ]);
    expect(await api.call('adminRetryWork', {}, admin.token)).toEqual({ retried: 1 });
    expect((await api.call('adminSystem', {}, admin.token)).put_aside).toEqual([]);
  });
});
