import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { projectRoot } from './projectPaths.ts';

export interface Failure {
  /** File and name of the test, or what failed outside of any. */
  readonly test: string;
  /** Why, in a few lines. */
  readonly message: string;
}

/** What a part of the tests came to. */
export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

/** So many lines say what was expected, what came instead, and a property test's seed. */
const LINES = 8;
const LINE_LENGTH = 200;
/** More than these would hide the first ones, which are mostly the cause of the others. */
const FAILURES = 40;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Reads vitest's JSON report. A run that ends with another code than 0 has failed, even when each of its tests passed. */
export function readVitestReport(json: unknown, exitCode: number): Outcome | null {
  const report = vitestReport.safeParse(json).data;
  if (!report) return null;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(projectRoot, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages));
    if (status === 'failed' && (failed.length === 0 || message !== '')) failed.push(failure(file, [message]));
    return failed;
  });
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return { passed, skipped, failures: orExitCode(failures, 'vitest', exitCode) };
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string | undefined }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightErrors = z.array(z.object({ message: z.string().optional() }));
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: playwrightErrors })) })),
    }),
  ),
  suites: z.array(z.lazy(() => playwrightSuite)).optional(),
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: playwrightErrors,
  stats: z.object({ expected: z.number(), skipped: z.number() }),
});

/** Reads Playwright's JSON report; a test that passed only when it was tried again counts as failed. */
export function readPlaywrightReport(json: unknown, exitCode: number): Outcome | null {
  const report = playwrightReport.safeParse(json).data;
  if (!report) return null;
  const { expected: passed, skipped } = report.stats;
  const failures = [
    ...report.suites.flatMap(failedIn),
    ...report.errors.map(({ message = '' }) => failure('outside of a test', [message])),
  ];
  return { passed, skipped, failures: orExitCode(failures, 'playwright', exitCode) };
}

function failedIn({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return failure(`e2e/${file} › ${title}`, messages);
      }),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

function orExitCode(failures: readonly Failure[], program: string, exitCode: number): readonly Failure[] {
  if (failures.length > 0 || exitCode === 0) return failures;
  return [{ test: program, message: `ended with code ${exitCode} although no test failed; its output says why` }];
}

/** The first words of each message; where in the code it happened stands in the output above. */
function failure(test: string, messages: readonly string[]): Failure {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const shown = lines.slice(0, LINES).map((line) => line.slice(0, LINE_LENGTH).trimEnd());
  return { test, message: shown.join('\n') };
}

/** What stands at the end of a run, so that a cut-off log still says which tests failed, and why. */
export function describeFailures(failures: readonly Failure[]): string {
  const shown = failures
    .slice(0, FAILURES)
    .map(({ test, message }) => `✗ ${test}\n${message.replaceAll(/^/gm, '    ')}`);
  const more = failures.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
