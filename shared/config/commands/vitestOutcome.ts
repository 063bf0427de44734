import { writeFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { triedBy } from '../checks/specification/tellProved.ts';
import { failure, slowestOf } from './testReports.ts';
import type { Failure, Outcome } from './testReports.ts';

/** The environment variable that names the file which the reporter writes. */
export const OUTCOME_FILE = 'VITEST_OUTCOME_FILE';

type Run = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/**
 * Vitest reporter: writes what the unit tests came to, as an `Outcome`. It knows what vitest's JSON report leaves out:
 * errors outside of any test, which end a run badly although each test has passed, and hooks that failed.
 */
export default class VitestOutcome implements Reporter {
  async onTestRunEnd(modules: Run[0], unhandledErrors: Run[1]): Promise<void> {
    const file = process.env[OUTCOME_FILE];
    if (file === undefined) throw new Error(`${OUTCOME_FILE} names no file.`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string): TestCase[] => tests.filter((each) => each.result().state === state);
    const files = new Map(modules.map(({ moduleId, relativeModuleId }) => [moduleId, relativeModuleId]));
    const outside = unhandledErrors.map((error) =>
      failure(['outside of a test', ...placeOf(error, files)].join(' › '), [
        `${error.name ?? 'Error'}: ${error.message}`,
        ...framesOf(error),
      ]),
    );
    const outcome: Outcome = {
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      slowest: slowestOf(
        tests.map((each) => ({ test: nameOf(each), seconds: (each.diagnostic()?.duration ?? 0) / 1000 })),
      ),
      failures: [
        ...modules.flatMap(outsideOfTests),
        ...inState('failed').map((each) => failure(nameOf(each), messagesOf(each.result().errors))),
        ...outside,
      ],
      unsteady: tests
        .filter((each) => each.diagnostic()?.flaky === true)
        .map((each) => failure(nameOf(each), messagesOf(each.result().errors))),
      tried: triedBy(inState('passed').map(nameOf), inState('failed').map(nameOf)),
    };
    await writeFile(file, JSON.stringify(outcome));
  }
}

/** What failed when the module was loaded, and in the hooks of its suites. */
function outsideOfTests(module: TestModule): Failure[] {
  const suites = [...module.children.allSuites()].map((suite) => ({
    name: ` › ${suite.fullName}`,
    errors: suite.errors(),
  }));
  return [{ name: '', errors: module.errors() }, ...suites]
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => failure(`${module.relativeModuleId}${name}`, messagesOf(errors)));
}

const nameOf = (each: TestCase): string => `${each.module.relativeModuleId} › ${each.fullName}`;

const messagesOf = (errors: readonly { message: string }[] | undefined): string[] =>
  (errors ?? []).map(({ message }) => message);

/** File and name of the test that ran when the error came, as far as the worker knew them. */
function placeOf(error: Run[1][number], files: ReadonlyMap<unknown, string>): string[] {
  const name: unknown = error['VITEST_TEST_NAME'];
  return [files.get(error['VITEST_TEST_PATH']), name].filter((part) => typeof part === 'string');
}

/** Where it was thrown, because no test leads there. */
const framesOf = ({ stack = '' }: Run[1][number]): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim().replace('at ', 'thrown at '));
