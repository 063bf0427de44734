import { expect, test } from 'vitest';
import {
  describeDurations,
  describeFailures,
  readPlaywrightReport,
  readVitestOutcome,
  unacceptable,
} from './testReports.ts';

test('a run that ends badly has failed although its tests passed, and one without a report is none', () => {
  const outcome = {
    passed: 1,
    skipped: 0,
    slowest: [],
    failures: [],
    unsteady: [],
    tried: { proved: [], disproved: [] },
  };
  expect(readVitestOutcome(outcome, 1)?.failures).toHaveLength(1);
  expect(readVitestOutcome(outcome, 0)).toEqual(outcome);
  expect(readVitestOutcome({}, 0)).toBeNull();
  expect(readPlaywrightReport({}, 0)).toBeNull();
});

const spec = (title: string, status: string, message?: string, duration = 0) => ({
  title,
  file: 'journeys/graph.spec.ts',
  tests: [{ status, results: [{ duration, errors: message === undefined ? [] : [{ message }] }] }],
});

test('failed browser tests are named wherever they stand, faults outside of a test too; flaky ones beside them', () => {
  const report = {
    stats: { expected: 5, flaky: 1, skipped: 1 },
    errors: [{ message: 'No tests found' }],
    suites: [
      {
        title: 'graph.spec.ts',
        specs: [
          spec('one [§2.1]', 'expected'),
          spec('two [§2.3]', 'unexpected', '\u001B[31mError: locator\u001B[39m\n   at x:1'),
        ],
        suites: [{ title: 'on a phone [§2.2]', specs: [spec('three', 'flaky', 'Error: late')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report, 1)).toMatchObject({
    passed: 6,
    skipped: 1,
    tried: { proved: ['2.1', '2.2'], disproved: ['2.3'] },
    unsteady: [{ test: 'e2e/journeys/graph.spec.ts › three', message: 'Error: late' }],
    failures: [
      { test: 'e2e/journeys/graph.spec.ts › two [§2.3]', message: 'Error: locator' },
      { test: 'outside of a test', message: 'No tests found' },
    ],
  });
});

test('the list at the end stays short: few lines of each, and at most 40', () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const failures = Array.from({ length: 42 }, (_, index) => spec(`test ${index}`, 'unexpected', long));
  const report = {
    stats: { expected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ title: 'graph.spec.ts', specs: failures }],
  };
  const said = describeFailures(readPlaywrightReport(report, 1)?.failures ?? []);
  expect(said).toMatch(/^✗ e2e\/journeys\/graph\.spec\.ts › test 0\n {4}line 0\n/);
  expect(said).toMatch(/\n… and 2 more$/);
  expect(said.split('\n')).toHaveLength(40 * 9 + 1);
});

test('the ten that took longest are told, the longest first', () => {
  const specs = Array.from({ length: 12 }, (_, index) => spec(`test ${index}`, 'expected', undefined, 1000 * index));
  const report = {
    stats: { expected: 12, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ title: 'graph.spec.ts', specs: [], suites: [{ title: 'far away', specs }] }],
  };
  const said = describeDurations(readPlaywrightReport(report, 0)?.slowest ?? []).split('\n');
  expect(said).toHaveLength(10);
  expect(said[0]).toBe('   11.0 s  e2e/journeys/graph.spec.ts › test 11');
});

test('a second attempt excuses few tests, and never what chance has found', () => {
  const late = (index: number) => ({ test: `test ${index}`, message: 'Error: late' });
  const five = [0, 1, 2, 3, 4].map(late);
  expect(unacceptable(five)).toEqual([]);
  expect(unacceptable([...five, late(5)])).toHaveLength(6);
  const found = { test: 'shares', message: 'Error: Property failed after 3 tests\n{ seed: 7 }' };
  expect(unacceptable([late(0), found])).toEqual([found]);
});
