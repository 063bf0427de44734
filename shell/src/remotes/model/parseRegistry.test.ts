import { expect, test } from 'vitest';
import { aRegistry } from '../../testing/aModule.tsx';
import { parseRegistry } from './parseRegistry.ts';

const [row] = aRegistry().remotes;

test('a registry is read as it is', () => {
  expect(parseRegistry(aRegistry())).toEqual(aRegistry());
});

test.each([null, undefined, 'remotes', 1, [], {}, { remotes: {} }])('%j is no registry', (json) => {
  expect(parseRegistry(json)).toBeNull();
});

test.each([
  null,
  { ...row, id: 'mf-unbekannt' },
  { ...row, contract: '1' },
  { ...row, version: undefined },
  { ...row, entry: 4 },
  { ...row, entry: 'https://example.org/remoteEntry.js' },
  { ...row, entry: '//example.org/remoteEntry.js' },
  { ...row, entry: '/\\example.org/remoteEntry.js' },
])('a row that cannot be used is left out and takes no other away: %j', (broken) => {
  expect(parseRegistry({ remotes: [broken, row] })).toEqual({ remotes: [row] });
});
