import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome auf Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge auf Windows'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome auf Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari auf macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  ['curl/8.5.0', ''],
  ['x'.repeat(10_000), ''],
  [undefined, ''],
])('%j is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
