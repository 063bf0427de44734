import { expect, test } from 'vitest';
import { aRegistry } from '../../testing/aModule.tsx';
import { parseRegistry } from './parseRegistry.ts';

const [row] = aRegistry().remotes;

test('a registry is read as it is', () => {
  expect(parseRegistry(aRegistry())).toEqual(aRegistry());
});

test.each([null, undefined, 'remotes', 1, [], {}, { remotes: {} }, { ...aRegistry(), calls: 1 }])(
  '%j is no registry',
  (json) => {
    expect(parseRegistry(json)).toBeNull();
  },
);

test.each([
  null,
  { ...row, id: 'unbekannt' },
  { ...row, contract: '1' },
  { ...row, version: undefined },
  { ...row, entry: 4 },
  { ...row, entry: 'https://example.org/remoteEntry.js' },
  { ...row, because: 'toString' },
  { ...row, needs: { ...row?.needs, calls: { listSurveys: 1 } } },
  { ...row, needs: { ...row?.needs, doors: { react: 'useState' } } },
  { ...row, integrity: { 'remoteEntry.js': null } },
  { ...row, entry: '//example.org/remoteEntry.js' },
  { ...row, entry: '/\\example.org/remoteEntry.js' },
])('a row that cannot be used is left out and takes no other away: %j', (broken) => {
  expect(parseRegistry({ ...aRegistry(), remotes: [broken, row] })).toEqual({ ...aRegistry(), remotes: [row] });
});

test('a module comes from another host only where the operator has named it', () => {
  const elsewhere = { ...row, entry: 'https://team.example.org/mf-share/v1/remoteEntry.js' };
  const entries = (origins: readonly string[]) =>
    parseRegistry({ ...aRegistry(), remotes: [elsewhere] }, origins)?.remotes.map(({ entry }) => entry);
  expect(entries(['https://team.example.org'])).toEqual([elsewhere.entry]);
  expect(entries(['https://team.example.org.evil.example', 'http://team.example.org'])).toEqual([]);
});

test('a version to go back to that cannot be used is none, and the module stays', () => {
  const of = (lastGood: unknown) => parseRegistry({ ...aRegistry(), remotes: [{ ...row, lastGood }] })?.remotes[0];
  expect(of(row)?.lastGood?.entry).toBe(row?.entry);
  expect(of({ ...row, entry: 'https://example.org/remoteEntry.js' })).toMatchObject({ id: row?.id, lastGood: null });
});
