import { brokenImportRules } from '../checks/brokenImportRules.ts';
import { builtPackages, inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

interface Check {
  readonly name: string;
  /** Said when it fails: why the check exists and how to mend it. */
  readonly advice: string;
  /** '' when all is well, else what is wrong. */
  readonly run: () => Promise<string>;
}

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
    run: program('tsc', ['-p', '.'], inProject(name)),
  })),
];

/** `pnpm check`: format, lint, import rules and types; prints each failure with the reason for the check. Gives success. */
export async function runChecks(): Promise<boolean> {
  let passed = 0;
  for (const { name, advice, run } of checks) {
    const problem = await run();
    if (problem === '') passed += 1;
    else console.error(`✗ ${name}\n${problem.trimEnd()}\n  ${advice}\n`);
  }
  console.log(`Checks: ${passed} passed, ${checks.length - passed} failed`);
  return passed === checks.length;
}

export default async function check(): Promise<void> {
  if (!(await runChecks())) process.exit(1);
}
