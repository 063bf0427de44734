import { expect, test } from 'vitest';
import { addressOfMissing } from './watchChunks.ts';

test.each([
  [
    'Failed to fetch dynamically imported module: https://example.org/assets/a-1.js',
    'https://example.org/assets/a-1.js',
  ],
  ['error loading dynamically imported module: https://example.org/assets/a-1.js', 'https://example.org/assets/a-1.js'],
  ['Importing a module script failed.', null],
  ['Failed to fetch', null],
])('%s', (message, address) => {
  expect(addressOfMissing(new TypeError(message))).toBe(address);
});
