import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import build from './build.ts';
import { runChecks } from './check.ts';
import { findChromium } from './findChromium.ts';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const artefacts = (name: string): string => inProject('e2e', 'artefacts', name);

/**
 * `pnpm test`: checks, unit tests, then the built product in a real browser. Everything runs even when an earlier part
 * fails, so that one run tells all; the last line counts the tests.
 */
export default async function test(): Promise<void> {
  await rm(artefacts('.'), { recursive: true, force: true });
  await mkdir(artefacts('.'), { recursive: true });
  const checked = await timed('Prüfungen', runChecks);
  const unit = await timed('Unit-Tests', unitTests);
  const e2e = await timed('Tests am fertigen Produkt', productTests);
  const count = [unit, e2e].reduce((sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
    skipped: sum.skipped + part.skipped,
  }));
  console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  process.exit(checked && count.failed === 0 && unit.passed > 0 && e2e.passed > 0 ? 0 : 1);
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const result = await work();
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

const failedToRun: Count = { passed: 0, failed: 1, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});

async function unitTests(): Promise<Count> {
  const file = artefacts('unit.json');
  await runProcess(
    'vitest',
    [
      'run',
      '--config',
      'shared/config/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: true, env: { NO_COLOR: '1' } },
  );
  const report = await readReport(file, vitestReport);
  if (!report) return failedToRun;
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, success } = report;
  return { passed, failed: success ? 0 : Math.max(1, numFailedTests), skipped };
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

async function productTests(): Promise<Count> {
  const chromium = await findChromium();
  if (!chromium) {
    console.error(
      'Für die Browsertests ließ sich kein Chromium finden oder laden. Bitte installieren Sie Chromium oder Chrome, ' +
        'oder nennen Sie mit CHROMIUM_PATH, wo es liegt.',
    );
    return failedToRun;
  }
  await build();
  const file = artefacts('e2e.json');
  await runProcess('playwright', ['test'], {
    cwd: inProject('e2e'),
    show: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' },
  });
  const report = await readReport(file, playwrightReport);
  if (!report) return failedToRun;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

async function readReport<Report>(file: string, schema: z.ZodType<Report>): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}
