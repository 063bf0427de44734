import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { triedBy } from '../checks/specification/tellProved.ts';

const told = z.object({
  /** File and name of the test, or what failed outside of any. */
  test: z.string(),
  /** Why, in a few lines. */
  message: z.string(),
});

const outcome = z.object({
  passed: z.number(),
  skipped: z.number(),
  /** The tests that took longest, the longest first. */
  slowest: z.array(z.object({ test: z.string(), seconds: z.number() })),
  failures: z.array(told),
  /** What passed only when it was tried again, with what it said before. */
  unsteady: z.array(told),
  /** The statements of the specification that its tests name (checks/specification). */
  tried: z.object({ proved: z.array(z.string()).readonly(), disproved: z.array(z.string()).readonly() }),
});
/** What a part of the tests came to. */
export type Outcome = z.infer<typeof outcome>;
export type Failure = Outcome['failures'][number];
export type Duration = Outcome['slowest'][number];

/** How many lines say what was expected, what came instead, and a property test's seed. */
const LINES = 8;
const LINE_LENGTH = 200;
/** More than these would hide the first ones, which are mostly the cause of the others. */
const FAILURES = 40;
const SLOWEST = 10;

/** Reads what `VitestOutcome` wrote. A run that ends with another code than 0 has failed, even when each of its tests passed. */
export function readVitestOutcome(json: unknown, exitCode: number): Outcome | null {
  const written = outcome.safeParse(json).data;
  return written ? { ...written, failures: orExitCode(written.failures, 'vitest', exitCode) } : null;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly errors: readonly { readonly message?: string | undefined }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightErrors = z.array(z.object({ message: z.string().optional() }));
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ duration: z.number(), errors: playwrightErrors })),
        }),
      ),
    }),
  ),
  suites: z.array(z.lazy(() => playwrightSuite)).optional(),
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: playwrightErrors,
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(json: unknown, exitCode: number): Outcome | null {
  const report = playwrightReport.safeParse(json).data;
  if (!report) return null;
  const { expected, flaky, skipped } = report.stats;
  const unsteady = report.suites.flatMap((suite) => withStatus('flaky', suite));
  const failures = [
    ...report.suites.flatMap((suite) => withStatus('unexpected', suite)),
    ...report.errors.map(({ message = '' }) => failure('outside of a test', [message])),
  ];
  const slowest = slowestOf(report.suites.flatMap(durationsIn));
  const namesOf = (wanted: readonly string[]) => report.suites.flatMap((suite) => fullNames(wanted, suite));
  return {
    passed: expected + flaky,
    skipped,
    slowest,
    unsteady,
    failures: orExitCode(failures, 'playwright', exitCode),
    tried: triedBy(namesOf(['expected', 'flaky']), namesOf(['unexpected'])),
  };
}

/** The tests of these states, each with the titles that it stands below. */
function fullNames(wanted: readonly string[], { title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => wanted.includes(status)));
  const below = [...own.map((spec) => spec.title), ...suites.flatMap((suite) => fullNames(wanted, suite))];
  return below.map((name) => `${title} › ${name}`);
}

function durationsIn({ specs, suites = [] }: PlaywrightSuite): Duration[] {
  const own = specs.map(({ title, file, tests }) => ({
    test: `e2e/${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(durationsIn)];
}

/** The ten that took longest, the longest first. */
export const slowestOf = (durations: readonly Duration[]): Duration[] =>
  durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);

function withStatus(wanted: 'unexpected' | 'flaky', { specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return failure(`e2e/${file} › ${title}`, messages);
      }),
  );
  return [...own, ...suites.flatMap((suite) => withStatus(wanted, suite))];
}

function orExitCode(failures: Failure[], program: string, exitCode: number): Failure[] {
  if (failures.length > 0 || exitCode === 0) return failures;
  return [{ test: program, message: `ended with code ${exitCode} although no test failed; its output says why` }];
}

/** The first words of each message; where in the code it happened stands in the output above. */
export function failure(test: string, messages: readonly string[]): Failure {
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

/** How many may pass at the second attempt alone; more of them is a fault that shows now and then, not a busy machine. */
const UNSTEADY = 5;

/** Chance finds such a fault once; another attempt tries other values and proves nothing. */
const byChance = ({ message }: Failure): boolean => message.includes('Property failed');

/** What fails a run although it passed at the second attempt: findings of chance, and too many at once. */
export function unacceptable(unsteady: readonly Failure[]): readonly Failure[] {
  return unsteady.length > UNSTEADY ? unsteady : unsteady.filter(byChance);
}

/** One line for each, its seconds first. */
export const describeDurations = (durations: readonly Duration[]): string =>
  durations.map(({ test, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${test}`).join('\n');
