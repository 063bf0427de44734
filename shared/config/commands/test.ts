import { mkdir, readFile, rm } from 'node:fs/promises';
import build from './build.ts';
import { runChecks } from './check.ts';
import { findChromium } from './findChromium.ts';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';
import { describeFailures, readPlaywrightReport, readVitestOutcome } from './testReports.ts';
import type { Outcome } from './testReports.ts';
import { OUTCOME_FILE } from './vitestOutcome.ts';

const artefacts = (name: string): string => inProject('e2e', 'artefacts', name);

/**
 * `pnpm test`: checks, unit tests, then the built product in a real browser. Everything runs even when an earlier part
 * fails, so that one run tells all; at the end it names what failed, and the last line counts the tests.
 */
export default async function test(): Promise<void> {
  await rm(artefacts('.'), { recursive: true, force: true });
  await mkdir(artefacts('.'), { recursive: true });
  const broken = await timed('Prüfungen', runChecks);
  const unit = await timed('Unit-Tests', unitTests);
  const e2e = await timed('Tests am fertigen Produkt', productTests);
  const failed = [...unit.failures, ...e2e.failures];
  const failures = [...broken, ...failed];
  if (failures.length > 0) console.log(`\n── Fehlgeschlagen\n${describeFailures(failures)}`);
  const [passed, skipped] = [unit.passed + e2e.passed, unit.skipped + e2e.skipped];
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped} skipped`);
  process.exit(failures.length === 0 && unit.passed > 0 && e2e.passed > 0 ? 0 : 1);
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const result = await work();
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

const failedToRun = (program: string, message: string): Outcome => ({
  passed: 0,
  skipped: 0,
  failures: [{ test: program, message }],
});

async function unitTests(): Promise<Outcome> {
  const file = artefacts('unit.json');
  const reporters = ['dot', inProject('shared', 'config', 'commands', 'vitestOutcome.ts')];
  const { code } = await runProcess(
    'vitest',
    ['run', '--config', 'shared/config/vitest.config.ts', ...reporters.map((reporter) => `--reporter=${reporter}`)],
    { show: true, env: { [OUTCOME_FILE]: file, NO_COLOR: '1' } },
  );
  return readVitestOutcome(await readJson(file), code) ?? failedToRun('vitest', 'left no report; its output says why');
}

async function productTests(): Promise<Outcome> {
  const chromium = await findChromium();
  if (!chromium)
    return failedToRun(
      'playwright',
      'Für die Browsertests ließ sich kein Chromium finden oder laden. Bitte installieren Sie Chromium oder Chrome, ' +
        'oder nennen Sie mit CHROMIUM_PATH, wo es liegt.',
    );
  const built = await build().then(
    () => null,
    (error: unknown) => failedToRun('build', error instanceof Error ? error.message : String(error)),
  );
  if (built) return built;
  const file = artefacts('e2e.json');
  const { code } = await runProcess('playwright', ['test'], {
    cwd: inProject('e2e'),
    show: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' },
  });
  return (
    readPlaywrightReport(await readJson(file), code) ?? failedToRun('playwright', 'left no report; its output says why')
  );
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
