import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1_000, '1 kB'],
  [12_345_678, '12,3 MB'],
  [250_000_000_000, '250 GB'],
  [9e18, '9.000.000 TB'],
])('%i reads „%s“', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
