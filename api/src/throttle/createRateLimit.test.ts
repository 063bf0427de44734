import { expect, test } from 'vitest';
import { createRateLimit } from './createRateLimit.ts';

test('an address has so many turns at once, and then one after the other', () => {
  const take = createRateLimit({ atOnce: 3, everyMs: 1_000 });
  expect([1, 2, 3, 4].map(() => take('192.0.2.1', 1, 0))).toEqual([0, 0, 0, 1_000]);
  expect(take('192.0.2.1', 1, 400)).toBe(600);
  expect(take('192.0.2.1', 1, 1_000)).toBe(0);
  expect(take('192.0.2.1', 1, 1_000)).toBe(1_000);
  expect([1, 2, 3, 4].map(() => take('192.0.2.1', 1, 60_000))).toEqual([0, 0, 0, 1_000]);
});

test('several turns are taken together or not at all', () => {
  const take = createRateLimit({ atOnce: 3, everyMs: 1_000 });
  expect(take('192.0.2.1', 2, 0)).toBe(0);
  expect(take('192.0.2.1', 2, 0)).toBe(1_000);
  expect(take('192.0.2.1', 1, 0)).toBe(0);
});

test('each address has its own, an IPv6 network one for all', () => {
  const take = createRateLimit({ atOnce: 1, everyMs: 1_000 });
  expect(take('192.0.2.1', 1, 0)).toBe(0);
  expect(take('192.0.2.2', 1, 0)).toBe(0);
  expect(take('2001:db8:0:1::1', 1, 0)).toBe(0);
  expect(take('2001:db8:0:1::2', 1, 0)).toBe(1_000);
});

test('forgets addresses that have all their turns again, and no others', () => {
  const take = createRateLimit({ atOnce: 2, everyMs: 1_000 });
  take('198.51.100.1', 2, 0);
  for (let index = 0; index < 20_000; index += 1) take(`10.0.${index >> 8}.${index & 255}`, 1, 1);
  expect(take('198.51.100.1', 1, 999)).toBe(1);
  expect(take('198.51.100.1', 1, 1_000)).toBe(0);
});
