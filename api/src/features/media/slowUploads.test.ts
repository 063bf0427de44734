import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { uploads } from '@dialogwerk/shared/contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aPng } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const SLOW_BODIES = 50;

const api = await apiOfFile();
let address: string;
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends the first byte of a file and nothing more; resolves with the status of a refusal, or once the byte is there. */
function slowBody(path: string, token: string, from: string): { sent: ClientRequest; status: Promise<number | null> } {
  const headers = { authorization: `Bearer ${token}`, 'content-length': '1000', 'x-forwarded-for': from };
  const sent = request(`${address}${path}`, { method: 'POST', headers });
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', () => resolve(null));
  sent.write('x');
  return { sent, status };
}

function send(path: string, token: string, from: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  return fetch(`${address}${path}`, { method: 'POST', headers, body: new Uint8Array(aPng()) });
}

async function upload(path: string, token: string, from: string): Promise<number> {
  return (await send(path, token, from)).status;
}

test('fifty slow bodies keep neither authors nor other addresses from sending files', async () => {
  const author = await anAuthor(api);
  const blocks = inOrder(aBlock('upload', 'photo', { kinds: ['image'] }));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const path = `/api/media?survey_id=${survey_id}&unique_question_id=photo`;
  const senders = await Promise.all(Array.from({ length: SLOW_BODIES }, () => aRespondent(api, survey_id)));
  await Promise.all(senders.map((sender) => sender.chat()));
  const slow = senders.map(({ token }) => slowBody(path, token, '203.0.113.7'));
  const refused = slow.map(({ status }) => status);
  await expect.poll(async () => (await settledOf(refused)).filter((status) => status === 503).length).toBe(35);

  // Whoever knows the name says that the server is busy, and tries again.
  const latecomer = await aRespondent(api, survey_id);
  const busy = await send(path, latecomer.token, '203.0.113.7');
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await busy.json()).toMatchObject({ msg: 'server_busy' });

  const own = `${uploads.surveyMedia.path.replace(':survey_id', survey_id)}?type=block`;
  const answers: number[] = [];
  for (let round = 0; round < 10; round += 1) answers.push(await upload(own, author.token, '203.0.113.7'));
  expect(answers).toEqual(answers.map(() => 200));

  const other = await aRespondent(api, survey_id);
  await other.chat();
  expect(await upload(path, other.token, '198.51.100.9')).toBe(200);
  for (const { sent } of slow) sent.destroy();
  await expect.poll(() => upload(path, other.token, '203.0.113.7')).toBe(200);
});

test('one respondent has no more than three on the way', async () => {
  const blocks = inOrder(aBlock('upload', 'photo', { kinds: ['image'] }));
  const survey_id = await insertSurvey(api, { blocks });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const path = `/api/media?survey_id=${survey_id}&unique_question_id=photo`;
  const slow = Array.from({ length: 4 }, (_, index) => slowBody(path, respondent.token, `192.0.2.${index}`));
  await expect.poll(async () => (await settledOf(slow.map(({ status }) => status))).filter(Boolean)).toEqual([503]);
  for (const { sent } of slow) sent.destroy();
});

/** What of these is known by now; null for the others. */
async function settledOf(promises: readonly Promise<number | null>[]): Promise<(number | null)[]> {
  const notYet = new Promise<null>((resolve) => setImmediate(resolve, null));
  return Promise.all(promises.map((promise) => Promise.race([promise, notYet])));
}
