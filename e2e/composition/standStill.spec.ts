import { fileURLToPath } from 'node:url';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import { until } from '@dialogwerk/shared/testing/servers';
import { expect } from 'playwright/test';
import { externalDatabase } from '../product/externalDatabase.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { setBackAttempts } from '../product/setBackAttempts.ts';
import { startProduct } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const standStill = fileURLToPath(new URL('../../shared/src/testing/standStill.ts', import.meta.url));
const FALLBACK = 'Lassen wir das.';

test('a reply at which the server stands still twice is put aside, and everybody goes on', async () => {
  const model = await startModelServer();
  const database = await externalDatabase();
  const product = await startProduct({
    databaseUrl: database.url,
    nodeArguments: ['--import', standStill],
    env: { LLM_BASE_URL: model.url, LLM_MODEL: 'klein', WATCHDOG_SECONDS: '2' },
  });
  const strike = () => process.kill(product.pid() ?? 0, 'SIGUSR2');
  // As a text that the server cannot read would: it stands still each time that it is at this work.
  model.behave(() => {
    strike();
    return { kind: 'hang-up' };
  });
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Gespräch',
    blocks: [
      {
        id: 'talk',
        type: 'gpt',
        context: 'Was ist passiert?',
        fields: { brief: 'Frage freundlich nach.', fallback: FALLBACK, fallback_target: 'after' },
      },
      { id: 'after', type: 'open', context: 'Und sonst?' },
    ],
  });
  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  const chat = () => callOrThrow(product.url, 'conversation', { survey_id }, token_live);
  const reply = { type: 'open', text: 'Es war dunkel.' } as const;
  const turn_id = '0190a2f0-0000-7000-8000-000000000001';
  const place = { unique_question_id: 'talk', nachfrage_id: (await chat()).question?.nachfrage_id ?? null };
  await callOrThrow(product.url, 'turn', { survey_id, turn_id, ...place, reply }, token_live).catch(() => {});

  for (let death = 1; death <= 2; death += 1) {
    // Who waits for the model has the server ask it.
    await chat().catch(() => {});
    await product.ended();
    expect(product.log().split('Sekunden lang niemandem mehr geantwortet')).toHaveLength(death + 1);
    await setBackAttempts(database.url);
    await product.startAgain();
  }
  const after = await until(
    async () => {
      const now = await chat();
      return now.waiting ? null : now;
    },
    () => 'The conversation still waits.',
  );
  expect(after.entries.map(({ context }) => context)).toContain(FALLBACK);
  expect(after.question?.unique_question_id).toBe('after');
  const { put_aside } = await callOrThrow(product.url, 'adminSystem', {}, await logIn(product));
  expect(put_aside).toMatchObject([{ kind: 'request', survey_name: 'Gespräch' }]);
  await product.stop();
  await database.drop();
  await model.stop();
});
