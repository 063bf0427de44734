import fastify, { LogController } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createLive } from '../features/live/createLive.ts';
import { systemSource } from '../systemSource.ts';
import { createHandlers } from '../handlers.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import { answerError } from './answerError.ts';
import { CallError } from '../errors/CallError.ts';
import type { Handlers } from './handler.ts';
import { API_PREFIX, registerCalls } from './registerCalls.ts';

const loggedLines: string[] = [];

/** The calls alone, with one of them replaced. */
async function withHandler(listSurveys: Handlers['listSurveys'], checkResponses = true) {
  loggedLines.length = 0;
  const log = pino({}, { write: (line: string) => void loggedLines.push(line) });
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.setErrorHandler(answerError);
  const live = createLive(api.services, { callsAtOnce: 1 });
  const handlers = { ...createHandlers(live, systemSource(api.services.releases, null)), listSurveys };
  await app.register(async (calls) => registerCalls(calls, { services: api.services, handlers, checkResponses }), {
    prefix: API_PREFIX,
  });
  const { token } = await anAuthor(api);
  return app.inject({ url: '/api/surveys?search=geheim', headers: { authorization: `Bearer ${token}` } });
}

const api = await apiOfFile();

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
  expect(response.json()).toEqual({
    msg: 'Diese Adresse gibt es hier nicht.',
    code: 'request/unknown-address',
    request_id: response.headers['x-request-id'],
  });
});

test('what nobody foresaw is a general German sentence, and the log says where without saying what', async () => {
  const answer = await withHandler(async () => {
    throw new TypeError('geheim: anna@example.org');
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    msg: expect.stringContaining('Es ist etwas schiefgelaufen'),
    code: 'server/unexpected',
  });
  const line = loggedLines.find((text) => text.includes('call failed')) ?? '';
  expect(line).toContain('"call":"listSurveys"');
  expect(line).toContain('"name":"TypeError"');
  expect(line).toContain('"reqId"');
  expect(line).toContain('registerCalls.test.ts');
  expect(loggedLines.join('')).not.toMatch(/geheim|anna/);
});

test('a refusal is answered with its status, headers and further fields, and is no fault', async () => {
  const answer = await withHandler(async () => {
    throw new CallError('throttle/too-many-attempts', { field: 'search', retryAfter: 7, body: { state: 1 } });
  }, false);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.json()).toEqual({
    msg: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    code: 'throttle/too-many-attempts',
    field: 'search',
    state: 1,
  });
  expect(loggedLines).toEqual([]);
});

test('a refusal that the record of the call does not name is a fault while responses are checked', async () => {
  const answer = await withHandler(async () => {
    throw new CallError('throttle/too-many-attempts');
  });
  expect(answer.statusCode).toBe(500);
  expect(loggedLines.join('')).toContain('call failed');
});

test('an answer that breaks the contract never leaves while responses are checked', async () => {
  const item = { survey_id: '', survey_id_int: 0.5, survey_name: '', active: false, role: 'Besitzer' as const };
  const flags = { bearbeiten: 1, intrance: 1, testen: 1, live_switch: 1, analyse: 1 } as const;
  const filing = { folder_id: null, tags: [], archived: false };
  const more = { created_at: 0, updated_at: 0, part_of: null, shipped: false };
  const broken = async () => ({
    surveys: [
      {
        ...item,
        ...flags,
        ...filing,
        questions: 0,
        finished: 0,
        recent: [],
        publication: null,
        workspace_id: null,
        ...more,
      },
    ],
    total: 1,
    archived: 0,
  });
  expect((await withHandler(broken)).statusCode).toBe(500);
  expect((await withHandler(broken, false)).statusCode).toBe(200);
});

test('what is no HTTP at all is answered in German too', async () => {
  const app = await startTestApi();
  const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write('Guten Tag\r\n\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Die Anfrage ist nicht lesbar.');
  await app.stop();
});

test('every refusal names its request, and the log has it', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const logged = await startTestApi(log);
  for (const url of ['/api/nichts', '/api/surveys', '/media/nichts.png', '/health/nichts']) {
    const answer = await logged.app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const id = String(answer.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(url === '/health/nichts' ? { request_id: id } : answer.json()).toMatchObject({ request_id: id });
    expect(lines.filter((line) => line.includes(id))).toHaveLength(1);
  }
  await logged.stop();
});
