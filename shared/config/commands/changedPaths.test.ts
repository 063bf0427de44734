import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedPaths, numberOfCommit, roomsOf } from './changedPaths.ts';

let folder: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

async function commit(file: string, date: string): Promise<void> {
  await writeFile(join(folder, file), date);
  git('add', '.');
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', file, '--date', date], {
    cwd: folder,
    env,
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  await commit('yesterday.ts', '2026-11-25T08:00:00Z');
  await commit('morning.ts', '2026-11-26T08:00:00Z');
  await commit('noon.ts', '2026-11-26T12:00:00Z');
});
afterEach(() => rm(folder, { recursive: true }));

test('on main: the commits of the last hours, and what is not committed', async () => {
  await writeFile(join(folder, 'new file.ts'), '');
  await writeFile(join(folder, 'yesterday.ts'), 'changed');
  expect((await changedPaths(folder))?.toSorted()).toEqual(['morning.ts', 'new file.ts', 'noon.ts', 'yesterday.ts']);
});

test('on a branch: what was committed since it left main', async () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  expect(await changedPaths(folder)).toEqual(['noon.ts']);
});

test('where there is no repository, nobody knows', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect(await changedPaths(folder)).toBeNull();
  expect(await numberOfCommit(folder)).toBe(0);
});

test('a commit keeps its number', async () => {
  expect(await numberOfCommit(folder)).toBe(Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16));
});

test('folders stand for their files, tests for themselves', () => {
  expect(
    roomsOf([
      'api/src/features/live/led/faults.ts',
      'api/src/a/b/c/d/e.ts',
      'api/src/a/b/c/d/f.ts',
      'api/src/a/b/c/d/g.test.ts',
    ]),
  ).toEqual(['api/src/features/live/led/faults.ts', 'api/src/a/b/c/d', 'api/src/a/b/c/d/g.test.ts']);
  expect(roomsOf([])).toEqual([]);
  expect(roomsOf(null)).toBeNull();
});

test('of a change that touches nearly all, nothing is tried for being touched', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `e2e/journeys/j${index}.spec.ts`);
  expect(roomsOf(files(499))).toHaveLength(499);
  expect(roomsOf(files(500))).toEqual([]);
});
