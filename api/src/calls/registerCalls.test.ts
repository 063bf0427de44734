import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthor } from '../testing/anAuthor.ts';
import { startTestApi } from '../testing/startTestApi.ts';
import type { TestApi } from '../testing/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('a call without a token is refused by the name that the clients know', async () => {
  const answer = await api.send('listSurveys', {});
  expect(answer).toMatchObject({ status: 401, body: { msg: 'Missing Authorization Header' } });
});

test('access is checked before the body is read', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/dialog',
    payload: 'x',
    headers: { 'content-type': 'text/csv' },
  });
  expect(response.statusCode).toBe(401);
});

test('a token that is no token is refused by the name that the clients know', async () => {
  const answer = await api.send('listSurveys', {}, 'no-token');
  expect(answer).toMatchObject({ status: 401, body: { msg: 'Not enough segments' } });
});

test('an expired token is told from an unreadable one', async () => {
  const { token } = await anAuthor(api);
  api.clock.now += 15 * 60_000;
  expect(await api.send('listSurveys', {}, token)).toMatchObject({ status: 401, body: { msg: 'Token has expired' } });
});

test('an unknown address below /api answers in German as JSON', async () => {
  const response = await api.app.inject({ method: 'GET', url: '/api/nichts' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ msg: 'Diese Adresse gibt es hier nicht.' });
});
