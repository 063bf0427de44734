import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';
import { readVitestOutcome } from './testReports.ts';
import { OUTCOME_FILE } from './vitestOutcome.ts';

const files = {
  'fails.test.js': `
    test('holds [§2.1]', () => {});
    test.skip('waits', () => {});
    describe('a turn [§2.2]', () => { test('is stored once', () => expect(2).toBe(1)); });`,
  'hook.test.js': `
    describe('a server', () => {
      beforeAll(() => { throw new Error('port taken'); });
      test('answers', () => {});
    });`,
  'late.test.js': `test('ends too early', () => { void Promise.reject(new TypeError('nobody waits for me')); });`,
  'unsteady.test.js': `let attempts = 0;
    test('comes late', { retry: 1 }, () => expect((attempts += 1)).toBe(2));`,
  'unloadable.test.js': `throw new Error('no such module');`,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outcome-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every failure is told: of a test, a hook, a file, outside of any test, and what passed at the second attempt', async () => {
  const file = join(folder, 'outcome.json');
  const reporter = `--reporter=${inProject('shared', 'config', 'commands', 'vitestOutcome.ts')}`;
  const { code } = await runProcess('vitest', ['run', '--globals', '--root', folder, reporter], {
    env: { [OUTCOME_FILE]: file },
  });
  const outcome = readVitestOutcome(JSON.parse(await readFile(file, 'utf8')), code);
  expect(outcome).toMatchObject({
    passed: 3,
    skipped: 2,
    tried: { proved: ['2.1'], disproved: ['2.2'] },
    unsteady: [{ test: 'unsteady.test.js › comes late', message: 'expected 1 to be 2 // Object.is equality' }],
  });
  expect(outcome?.slowest.map(({ test: name }) => name)).toContain('fails.test.js › a turn [§2.2] > is stored once');
  const told = outcome?.failures.map(({ test: name, message }) => [name, message.split('\n')[0]]);
  expect(told?.toSorted()).toEqual([
    ['fails.test.js › a turn [§2.2] > is stored once', 'expected 2 to be 1 // Object.is equality'],
    ['hook.test.js › a server', 'port taken'],
    ['outside of a test › late.test.js', 'TypeError: nobody waits for me'],
    ['unloadable.test.js', 'no such module'],
  ]);
  expect(JSON.stringify(outcome)).toMatch(/thrown at [^ ]*late\.test\.js:1:/);
});
