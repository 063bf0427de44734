import { brokenImportRules } from '../checks/brokenImportRules.ts';
import { builtPackages, inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';
import type { Failure } from './testReports.ts';

interface Check {
  readonly name: string;
  /** Said when it fails: why the check exists and how to mend it. */
  readonly advice: string;
  /** '' when all is well, else what is wrong. */
  readonly run: () => Promise<string>;
}

/** What the last run found, so that the next one looks at what has changed since (a ninth of the time where nothing has). */
const TYPES_SEEN = 'node_modules/.cache/types.tsbuildinfo';

const program = (name: string, args: readonly string[], cwd?: string) => async (): Promise<string> => {
  const result = await runProcess(name, args, cwd ? { cwd } : {});
  return result.code === 0 ? '' : result.output;
};

const checks: readonly Check[] = [
  {
    name: 'format',
    advice: 'One format for all, so that diffs show meaning: pnpm format',
    run: program('oxfmt', ['--check']),
  },
  {
    name: 'lint',
    advice:
      'Each rule guards against a fault that has hurt before; mend the code, do not silence the rule (.oxlintrc.json).',
    run: program('oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'imports', advice: 'The rules stand in shared/config/checks/importRules.cjs.', run: brokenImportRules },
  ...['shared', 'api', 'e2e', ...builtPackages].map((name) => ({
    name: `types of ${name}`,
    advice: 'TypeScript is strict everywhere; a cast that silences it hides a fault.',
    run: program('tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_SEEN], inProject(name)),
  })),
];

/** `pnpm check`: format, lint, import rules and types; prints each failure with the reason for the check. Gives those that failed. */
export async function runChecks(): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const { name, advice, run } of checks) {
    const problem = await run();
    if (problem === '') continue;
    console.error(`✗ ${name}\n${problem.trimEnd()}\n  ${advice}\n`);
    failures.push({ test: `check › ${name}`, message: advice });
  }
  console.log(`Checks: ${checks.length - failures.length} passed, ${failures.length} failed`);
  return failures;
}

export default async function check(): Promise<void> {
  if ((await runChecks()).length > 0) process.exit(1);
}
