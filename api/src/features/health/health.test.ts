import pino from 'pino';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { connect } from '../../storage/database/connect.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';

test('the process lives and is ready while the database answers', async () => {
  const api = await startTestApi();
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
  await api.stop();
});

test('without a database the process lives, is not ready, and calls say so in German', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const api = await startTestApi();
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  const { db, close } = connect({ host: '127.0.0.1', port: 1 }, () => {});
  const app = await buildApp(
    { ...api.services, pool, db },
    {
      log,
      checkResponses: true,
      trustProxy: 'loopback',
      liveCallsAtOnce: 10,
      mediaHost: null,
      helpUrl: null,
    },
  );
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ msg: expect.stringContaining('nicht erreichbar') });
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'geheim@example.org', password: 'x' },
  });
  expect(login.statusCode).toBe(503);
  expect(login.headers['retry-after']).toBe('5');
  expect(login.json()).toMatchObject({ msg: expect.stringContaining('Bereits gespeicherte Daten sind sicher') });
  expect(lines.join('')).not.toContain('geheim');
  await app.close();
  await close();
  await pool.end();
  await api.stop();
});
