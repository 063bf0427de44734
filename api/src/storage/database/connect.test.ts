import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { startHangingProxy } from '../../../testing/hangingProxy.ts';
import type { HangingProxy } from '../../../testing/hangingProxy.ts';
import { connect } from './connect.ts';
import { databaseFault } from '../faults/databaseFault.ts';

test('a connection in use that tells of its break more than once ends nothing but itself', async () => {
  const { pool, close } = connect({ connectionString: inject('testServer') }, () => {});
  const client = await pool.connect();
  for (const code of ['57P01', 'EPIPE']) {
    expect(() => client.emit('error', Object.assign(new Error('broken'), { code }))).not.toThrow();
  }
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

describe('a line that goes dead', () => {
  let proxy: HangingProxy;
  beforeEach(async () => {
    proxy = await startHangingProxy(inject('testServer'));
  });
  afterEach(() => proxy.close());

  test('fails what waits for an answer as a database that is away, and what comes after it', async () => {
    const database = connect({ connectionString: proxy.url, max: 1, connectionTimeoutMillis: 300 }, () => {}, 300);
    const { db, pool, close } = database;
    await pool.query('select 1');
    proxy.hang();
    const turn = db.transaction().execute((tx) => sql`select 1`.execute(tx));
    expect(databaseFault(await turn.catch((error: unknown) => error))).toBe('away');
    expect(databaseFault(await pool.query('select 1').catch((error: unknown) => error))).toBe('away');
    await close();
  });

  test('is not what a connection is that nothing is awaited from', async () => {
    const { pool, close } = connect({ connectionString: proxy.url }, () => {}, 1_000);
    const listening = await pool.connect();
    const heard = new Promise((resolve) => listening.on('notification', ({ payload }) => resolve(payload)));
    await listening.query('listen patience');
    await pool.query('select pg_sleep(0.3)');
    const quiet = performance.now();
    await expect.poll(() => performance.now() - quiet, { timeout: 10_000 }).toBeGreaterThan(1_500);
    await pool.query("select pg_notify('patience', 'still there')");
    expect(await heard).toBe('still there');
    listening.release();
    await close();
  });

  test('does not hold up a close', async () => {
    const { pool, close } = connect({ connectionString: proxy.url }, () => {});
    await pool.query('select 1');
    proxy.hang();
    const asked = pool.query('select 1').catch((error: unknown) => error);
    const begun = performance.now();
    await close();
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(databaseFault(await asked)).toBe('away');
  });
});
