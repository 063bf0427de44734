import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../storage/database/connect.ts';
import { clearRateLimits, takeTokens } from './TokenBucket.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';

const api = await apiOfFile();
let begun: number;
beforeAll(async () => {
  begun = api.clock.now;
});
beforeEach(async () => {
  await api.services.db.deleteFrom('rate_limits').execute();
});

/** Takes turns at a moment after the begin; `services` are those of another server of the same database. */
function take(burst: number, address: string, turns: number, at: number, services = api.services): Promise<number> {
  api.clock.now = begun + at;
  return takeTokens(services, { name: 'test', burst, refillMs: 1_000 }, address, turns);
}

async function inTurn(burst: number, address: string, at: number): Promise<number[]> {
  const waits: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) waits.push(await take(burst, address, 1, at));
  return waits;
}

test('an address has so many turns at once, and then one after the other', async () => {
  expect(await inTurn(3, '192.0.2.1', 0)).toEqual([0, 0, 0, 1_000]);
  expect(await take(3, '192.0.2.1', 1, 400)).toBe(600);
  expect(await take(3, '192.0.2.1', 1, 1_000)).toBe(0);
  expect(await take(3, '192.0.2.1', 1, 1_000)).toBe(1_000);
  expect(await take(30, '192.0.2.3', 4, 0)).toBe(0);
  expect(await inTurn(3, '192.0.2.1', 60_000)).toEqual([0, 0, 0, 1_000]);
});

test('several turns are taken together or not at all', async () => {
  expect(await take(3, '192.0.2.1', 2, 0)).toBe(0);
  expect(await take(3, '192.0.2.1', 2, 0)).toBe(1_000);
  expect(await take(3, '192.0.2.1', 1, 0)).toBe(0);
  expect(await take(10, '192.0.2.2', 20, 0)).toBe(10_000);
});

test('each address has its own, an IPv6 network one for all', async () => {
  expect(await take(1, '192.0.2.1', 1, 0)).toBe(0);
  expect(await take(1, '192.0.2.2', 1, 0)).toBe(0);
  expect(await take(1, '2001:db8:0:1::1', 1, 0)).toBe(0);
  expect(await take(1, '2001:db8:0:1::2', 1, 0)).toBe(1_000);
});

test('two servers of one database count together, and of many at once exactly as many get through as may', async () => {
  const other = connect({ connectionString: api.services.pool.options.connectionString }, () => {});
  const servers = [api.services, { ...api.services, db: other.db }];
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, index) => take(25, '192.0.2.9', 1, 0, servers[index % 2])),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(25);
  await other.close();
});

test('forgets addresses that have all their turns again and no others, and keeps none in the clear', async () => {
  await take(2, '198.51.100.1', 2, 0);
  await take(2, '198.51.100.2', 1, 0);
  api.clock.now = begun + 1_500;
  await clearRateLimits(api.services);
  const rows = await api.services.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toHaveLength(32);
  expect(await take(2, '198.51.100.1', 2, 1_500)).toBe(500);
});
