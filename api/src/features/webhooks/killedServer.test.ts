import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aWebhook, tell } from '../../../testing/aWebhook.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startReceiver } from '../../../testing/startReceiver.ts';
import { startTestApi, TEST_SECRET_KEYS } from '../../../testing/startTestApi.ts';

const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const receiver = await startReceiver();
const dataDir = await mkdtemp(join(tmpdir(), 'dialogwerk-killed-'));
afterAll(async () => {
  await receiver.stop();
  await api.stop();
  await database.release();
  await rm(dataDir, { recursive: true });
});

test('what a server was sending when it was killed is sent by another one, under the same id', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
  await aWebhook(api, owner, survey_id, { url: receiver.url });
  receiver.answer = () => {};
  const server = spawn(process.execPath, [fileURLToPath(new URL('../../server.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      SECRETS_KEY: TEST_SECRET_KEYS.newest.bytes.toString('base64'),
      API_BLOCK_ALLOW_PRIVATE: '1',
      STORIES: 'off',
    },
    stdio: 'ignore',
  });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  server.kill('SIGKILL');
  await once(server, 'exit');

  receiver.answer = (response) => void response.end();
  await tell(api);
  expect(receiver.received).toHaveLength(1);
  api.clock.now = Date.now() + 30_000;
  await tell(api);
  const told = receiver.received.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).type]);
  const [begun, again, answered] = told;
  expect(told).toHaveLength(3);
  expect(again).toEqual(begun);
  expect([begun?.[1], answered?.[1]]).toEqual(['conversation.started', 'question.answered']);
});
