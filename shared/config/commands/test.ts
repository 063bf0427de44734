import { mkdir, readFile, rm } from 'node:fs/promises';
import { readDifferences } from '../checks/specification/readDifferences.ts';
import { tellProved } from '../checks/specification/tellProved.ts';
import { CHANGED_PATHS, COMMIT_NUMBER, LONG_TESTS } from '../../src/testing/rounds.ts';
import build from './build.ts';
import { besideOthers, runChecks } from './check.ts';
import { changedPaths, numberOfCommit, roomsOf } from './changedPaths.ts';
import { findChromium, findHeadlessShell } from './findChromium.ts';
import { makeMemoryFolder } from './makeMemoryFolder.ts';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';
import {
  describeDurations,
  describeFailures,
  readPlaywrightReport,
  readVitestOutcome,
  unacceptable,
} from './testReports.ts';
import type { Duration, Failure, Outcome } from './testReports.ts';
import { OUTCOME_FILE } from './vitestOutcome.ts';

/** How long a run may take on two cores that have nothing else to do, in seconds; told beside what it took, never a test. */
const BUDGET_S = 600;

const artefacts = (name: string): string => inProject('e2e', 'artefacts', name);

/**
 * `pnpm test`: checks, unit tests, then the built product in a real browser. Everything runs even when an earlier part
 * fails, so that one run tells all; at the end it names what took long and what failed, and the last line counts the tests.
 * What a change does not touch is left to `--long`, and what is looked at in thirds follows the commit (docs/decisions/0119-what-a-change-can-break.md).
 * With `--long` (`pnpm test:long`) whatever rests on chance takes its thorough number of rounds, and a statement of the specification that
 * no test proves fails the run.
 */
export default async function test(flags: readonly string[] = []): Promise<void> {
  const begun = Date.now();
  const [memoryFolder, changed, commit] = await Promise.all([makeMemoryFolder(), changedPaths(), numberOfCommit()]);
  const rooms = roomsOf(changed);
  if (changed && changed.length > 0 && rooms?.length === 0)
    console.log(
      `${changed.length} Dateien sind geändert: zu viele, um alles zu prüfen, was davon abhängt. Bitte rufen Sie auch pnpm test:long auf.`,
    );
  const env: Record<string, string> = {
    ...(memoryFolder ? { TMPDIR: memoryFolder } : {}),
    // Because tests start the api some fifty times, each of which would compile it anew.
    NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'node'),
    ...(flags.includes('--long') ? { [LONG_TESTS]: '1' } : {}),
    ...(rooms ? { [CHANGED_PATHS]: rooms.join('\n') } : {}),
    [COMMIT_NUMBER]: String(commit),
  };
  await rm(artefacts('.'), { recursive: true, force: true });
  await mkdir(artefacts('.'), { recursive: true });
  // Beside each other, because each waits now and then for what needs no processor.
  const [{ broken, unbuilt }, unit] = await Promise.all([checkAndBuild(), timed('Unit-Tests', () => unitTests(env))]);
  const e2e = await timed('Tests am fertigen Produkt', async () => unbuilt ?? (await productTests(env)));
  for (const [name, { slowest }] of Object.entries({ 'Unit-Tests': unit, 'Tests am fertigen Produkt': e2e }))
    console.log(`\n── Am längsten dauerten: ${name}\n${describeDurations(slowest)}`);
  const unsteady = [...unit.unsteady, ...e2e.unsteady];
  const failed = [...unit.failures, ...e2e.failures, ...unacceptable(unsteady)];
  const { line, open } = tellProved([unit.tried, e2e.tried], await readDifferences());
  // A short run leaves out tests that prove some of them.
  const unproved = flags.includes('--long')
    ? open.map((number) => ({ test: `§${number}`, message: 'not proved' }))
    : [];
  const failures = [...broken, ...failed, ...unproved];
  if (unsteady.length > 0)
    console.log(`\n── Erst beim zweiten Versuch bestanden: bitte ansehen\n${describeFailures(unsteady)}`);
  if (failures.length > 0) console.log(`\n── Fehlgeschlagen\n${describeFailures(failures)}`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(
    `\n── Dauer\n${describeDurations(parts)}\nZusammen ${seconds} s, ${BUDGET_S} s auf zwei freien Kernen sind gewollt`,
  );
  console.log(`\n${line}`);
  const [passed, skipped] = [unit.passed + e2e.passed, unit.skipped + e2e.skipped];
  const again = unsteady.length > 0 ? ` (${unsteady.length} at the second attempt)` : '';
  console.log(`\n${passed} passed${again}, ${failed.length} failed, ${skipped} skipped`);
  process.exit(failures.length === 0 && unit.passed > 0 && e2e.passed > 0 ? 0 : 1);
}

/** How long each part took. */
const parts: Duration[] = [];

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  parts.push({ test: name, seconds });
  console.log(`\n── ${name}: ${seconds.toFixed(0)} s`);
  return result;
}

const failedToRun = (program: string, message: string): Outcome => ({
  passed: 0,
  skipped: 0,
  slowest: [],
  unsteady: [],
  failures: [{ test: program, message }],
  tried: { proved: [], disproved: [] },
});

/** What the checks found, and the outcome of tests that cannot run because the product is not built. */
async function checkAndBuild(): Promise<{ broken: readonly Failure[]; unbuilt: Outcome | null }> {
  const broken = await timed('Prüfungen', () => runChecks(besideOthers));
  const unbuilt = await timed('Bau', () =>
    build().then(
      () => null,
      (error: unknown) => failedToRun('build', error instanceof Error ? error.message : String(error)),
    ),
  );
  return { broken, unbuilt };
}

async function unitTests(env: Record<string, string>): Promise<Outcome> {
  const file = artefacts('unit.json');
  const reporters = ['dot', inProject('shared', 'config', 'commands', 'vitestOutcome.ts')];
  const { code } = await runProcess(
    'vitest',
    ['run', '--config', 'shared/config/vitest.config.ts', ...reporters.map((reporter) => `--reporter=${reporter}`)],
    { show: true, env: { ...env, [OUTCOME_FILE]: file, NO_COLOR: '1' } },
  );
  return readVitestOutcome(await readJson(file), code) ?? failedToRun('vitest', 'left no report; its output says why');
}

async function productTests(env: Record<string, string>): Promise<Outcome> {
  const chromium = await findChromium();
  if (!chromium)
    return failedToRun(
      'playwright',
      'Für die Browsertests ließ sich kein Chromium finden oder laden. Bitte installieren Sie Chromium oder Chrome, ' +
        'oder nennen Sie mit CHROMIUM_PATH, wo es liegt.',
    );
  const file = artefacts('e2e.json');
  const { code } = await runProcess('playwright', ['test'], {
    cwd: inProject('e2e'),
    show: true,
    env: {
      ...env,
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      NO_COLOR: '1',
    },
  });
  return (
    readPlaywrightReport(await readJson(file), code) ?? failedToRun('playwright', 'left no report; its output says why')
  );
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
