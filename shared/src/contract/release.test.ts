import { describe, expect, test } from 'vitest';
import { compositionText, lacksOf, signedText } from './release.ts';
import type { Provided, ReleaseNeeds } from './release.ts';

const ui = '@dialogwerk/shared/ui';
const needs: ReleaseNeeds = {
  contract: 1,
  doors: { [ui]: ['Button'], react: ['useState'] },
  calls: { listSurveys: 'aa' },
  atoms: { $survey: 1 },
  plugin: '1.23.0',
  runtime: '2.9.1',
};
const provided: Provided = {
  ...needs,
  doors: { [ui]: ['Box', 'Button'], react: ['useState', 'useMemo'] },
  calls: { listSurveys: 'bb aa', answers: 'cc' },
  atoms: { $survey: 1, $session: 4 },
};

describe('what a module lacks on a shell', () => {
  test('is nothing where shell and api have only got more', () => {
    expect(lacksOf(needs, provided)).toEqual([]);
  });

  test.each<[string, Partial<ReleaseNeeds>, unknown]>([
    ['another contract', { contract: 2 }, { kind: 'contract', needs: 2, provided: 1 }],
    ['a new part of a door', { doors: { [ui]: ['Button', 'Chart'] } }, { kind: 'door', door: ui, names: ['Chart'] }],
    ['a new door', { doors: { preact: [] } }, { kind: 'door', door: 'preact', names: [] }],
    ['a call with other answers', { calls: { listSurveys: 'zz' } }, { kind: 'call', calls: ['listSurveys'] }],
    ['a new call', { calls: { listCharts: 'aa' } }, { kind: 'call', calls: ['listCharts'] }],
    ['an atom of another shape', { atoms: { $survey: 2 } }, { kind: 'atom', atoms: ['$survey'] }],
    ['an atom that nobody has', { atoms: { $chart: 1 } }, { kind: 'atom', atoms: ['$chart'] }],
    ['another plugin', { plugin: '1.16.9' }, { kind: 'build', needs: '1.16.9 / 2.9.1', provided: '1.23.0 / 2.9.1' }],
    ['another runtime', { runtime: '2.8.0' }, { kind: 'build', needs: '1.23.0 / 2.8.0', provided: '1.23.0 / 2.9.1' }],
  ])('%s', (_, other, lack) => {
    expect(lacksOf({ ...needs, ...other }, provided)).toEqual([lack]);
  });

  test('does not take the names that every object has for given', () => {
    expect(lacksOf({ ...needs, calls: { toString: 'aa' } }, { ...provided, calls: {} })).toHaveLength(1);
  });
});

test('what is signed is the same text in whatever order its parts came, and another one for any other part', () => {
  const version = {
    id: 'mf-share',
    contract: 1,
    version: 'v1',
    entry: '/e',
    needs,
    integrity: { a: '1', b: '2' },
  } as const;
  const { a, b } = version.integrity;
  expect(signedText({ ...version, integrity: { b, a } })).toBe(signedText(version));
  expect(signedText({ ...version, integrity: { a, b: '3' } })).not.toBe(signedText(version));
  expect(signedText({ ...version, needs: { ...needs, contract: 2 } })).not.toBe(signedText(version));
});

test('a composition is the same in whatever order its parts are named', () => {
  expect(compositionText({ shell: 'b', api: 'a' })).toBe('api@a\nshell@b');
  expect(compositionText({ api: 'a', shell: 'b' })).toBe('api@a\nshell@b');
});
