import { expect, test } from 'vitest';
import { workers } from './workers.ts';

const GB = 1_000_000_000;

test.each([
  [{ cores: 2, memory: 25 * GB }, 3],
  [{ cores: 16, memory: 16 * GB }, 5],
  [{ cores: 2, memory: 2 * GB }, 1],
])('%o does for %i workers of 3 GB', (machine, expected) => {
  expect(workers(3 * GB, machine)).toBe(expected);
});
