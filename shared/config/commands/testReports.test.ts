import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectPaths.ts';
import { describeFailures, readPlaywrightReport, readVitestReport } from './testReports.ts';

const vitestFile = {
  name: join(projectRoot, 'api/src/turn.test.ts'),
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'a turn is stored', status: 'passed', failureMessages: [] },
    {
      fullName: 'a turn is stored once',
      status: 'failed',
      failureMessages: ['AssertionError: expected 2 to be 1\n\n    at /work/api/src/turn.test.ts:3:1'],
    },
  ],
};
const vitestOf = (...testResults: object[]) => ({ numPassedTests: 1, numPendingTests: 0, testResults });

test('a failed unit test is named with its file and its message, without the stack', () => {
  expect(readVitestReport(vitestOf(vitestFile), 1)).toEqual({
    passed: 1,
    skipped: 0,
    failures: [{ test: 'api/src/turn.test.ts › a turn is stored once', message: 'AssertionError: expected 2 to be 1' }],
  });
});

test('a file that cannot be loaded is a failure with its reason', () => {
  const file = { ...vitestFile, message: 'Cannot find module ./turn.ts', assertionResults: [] };
  expect(readVitestReport(vitestOf(file), 1)?.failures).toEqual([
    { test: 'api/src/turn.test.ts', message: 'Cannot find module ./turn.ts' },
  ]);
});

test('a run that ends badly has failed although its tests passed, and one without a report is none', () => {
  expect(readVitestReport(vitestOf(), 1)?.failures).toHaveLength(1);
  expect(readVitestReport(vitestOf(), 0)?.failures).toHaveLength(0);
  expect(readVitestReport({}, 0)).toBeNull();
  expect(readPlaywrightReport({}, 0)).toBeNull();
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'journeys/graph.spec.ts',
  tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

test('failed browser tests are named wherever they stand, flaky ones and faults outside of a test too', () => {
  const report = {
    stats: { expected: 5, skipped: 1 },
    errors: [{ message: 'No tests found' }],
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'unexpected', '\u001B[31mError: locator\u001B[39m\n   at x:1')],
        suites: [{ specs: [spec('three', 'flaky', 'Error: late')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report, 1)).toEqual({
    passed: 5,
    skipped: 1,
    failures: [
      { test: 'e2e/journeys/graph.spec.ts › two', message: 'Error: locator' },
      { test: 'e2e/journeys/graph.spec.ts › three', message: 'Error: late' },
      { test: 'outside of a test', message: 'No tests found' },
    ],
  });
});

test('the list at the end stays short: few lines of each, and at most 40', () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const failures = Array.from({ length: 42 }, (_, index) => spec(`test ${index}`, 'unexpected', long));
  const report = { stats: { expected: 0, skipped: 0 }, errors: [], suites: [{ specs: failures }] };
  const said = describeFailures(readPlaywrightReport(report, 1)?.failures ?? []);
  expect(said).toMatch(/^✗ e2e\/journeys\/graph\.spec\.ts › test 0\n {4}line 0\n/);
  expect(said).toMatch(/\n… and 2 more$/);
  expect(said.split('\n')).toHaveLength(40 * 9 + 1);
});
