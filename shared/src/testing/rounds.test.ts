import { afterEach, expect, test, vi } from 'vitest';
import { CHANGED_PATHS, COMMIT_NUMBER, inTurn, isTouched, isTurnOf, LONG_TESTS, thirdOf } from './rounds.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const looks = ['light', 'dark', 'small'] as const;

test('in each run neighbours share the ways out among them, one for each', () => {
  vi.stubEnv(LONG_TESTS, '');
  expect([0, 1, 2, 3].map((index) => inTurn(looks, index))).toEqual([['light'], ['dark'], ['small'], ['light']]);
});

test('before a release each has all of them, its own first', () => {
  vi.stubEnv(LONG_TESTS, '1');
  expect(inTurn(looks, 4)).toEqual(['dark', 'small', 'light']);
});

test('nothing to try is nothing tried', () => {
  expect(inTurn([], 2)).toEqual([]);
});

test.each([
  ['a file below one of the rooms', 'shell/src/boot/main.tsx\nREADME.md', true],
  ['one of the files', 'README.md\npnpm-lock.yaml', true],
  ['a room whose name begins alike', 'shell-tools/src/a.ts', false],
  ['nothing', '', false],
])('of a change that touches %s', (_, changed, touches) => {
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, changed);
  expect(isTouched(['shell', 'pnpm-lock.yaml'])).toBe(touches);
  vi.stubEnv(LONG_TESTS, '1');
  expect(isTouched(['shell', 'pnpm-lock.yaml'])).toBe(true);
});

test('where nobody says what was touched, all of it counts as touched', () => {
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, undefined);
  expect(isTouched(['shell'])).toBe(true);
});

test('three thirds are all of it, one of them a commit’s; a long run looks at all', () => {
  const all = [0, 1, 2, 3, 4, 5, 6];
  vi.stubEnv(LONG_TESTS, '');
  const seen = ['12', '15', '18'].map((number) => {
    vi.stubEnv(COMMIT_NUMBER, number);
    return thirdOf(all);
  });
  expect(seen).toEqual([
    [1, 4],
    [2, 5],
    [0, 3, 6],
  ]);
  vi.stubEnv(LONG_TESTS, '1');
  expect(thirdOf(all)).toEqual(all);
});

test('a file that has its turn looks at each third by and by', () => {
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, '');
  const thirds = Array.from({ length: 9 }, (_, commit) => {
    vi.stubEnv(COMMIT_NUMBER, String(commit));
    return isTurnOf('a.spec.ts') ? thirdOf([0, 1, 2])[0] : null;
  });
  expect(new Set(thirds)).toEqual(new Set([null, 0, 1, 2]));
});

test('a file has its turn with one of three commits, with what it rests on, and when it is called by name', () => {
  const turns = () =>
    ['7', '8', '9'].map((number) => (vi.stubEnv(COMMIT_NUMBER, number), isTurnOf('a.test.ts', ['b'])));
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, 'README.md');
  expect(turns().filter(Boolean)).toHaveLength(1);
  for (const touched of ['a.test.ts', 'b/c.ts']) {
    vi.stubEnv(CHANGED_PATHS, touched);
    expect(turns()).toEqual([true, true, true]);
  }
  vi.stubEnv(CHANGED_PATHS, 'README.md');
  vi.stubEnv(COMMIT_NUMBER, undefined);
  expect(isTurnOf('a.test.ts')).toBe(true);
  vi.stubEnv(COMMIT_NUMBER, '8');
  vi.stubEnv(LONG_TESTS, '1');
  expect(isTurnOf('a.test.ts')).toBe(true);
});
