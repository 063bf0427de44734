import { brokenImportRules } from '../checks/brokenImportRules.ts';
import { brokenSpecification } from '../checks/specification/brokenSpecification.ts';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';
import type { Failure } from './testReports.ts';

interface Check {
  readonly name: string;
  /** Said when it fails: why the check exists and how to fix it. */
  readonly advice: string;
  /** '' when all is well, else what is wrong. */
  readonly run: (env: Readonly<Record<string, string>>) => Promise<string>;
}

/**
 * For checks beside other work: lint on one core, because each further thread works out the types of what we share anew (67 s of
 * processor time on two, 43 s on one).
 */
export const besideOthers = { GOMAXPROCS: '1' } as const;

/** Where the last run keeps what it found, so that the next one looks at what has changed since (a ninth of the time where nothing has). */
const seenTypes = (name: string): string =>
  inProject('node_modules', '.cache', `${name.replaceAll(' ', '-')}.tsbuildinfo`);

/**
 * All of the browser's packages at once, because React, MUI and shared are then read once and not eight times. The host once more, because
 * a type that the code may have can be one that cannot be written into a package.
 */
export const typePrograms = {
  packages: 'shared/config/tsconfig.packages.json',
  api: 'api',
  'the packed host': 'host/tsconfig.types.json',
} as const;

const program =
  (name: string, args: readonly string[], own: Readonly<Record<string, string>> = {}): Check['run'] =>
  async (env) => {
    const result = await runProcess(name, args, { env: { ...env, ...own } });
    return result.code === 0 ? '' : result.output;
  };

/** One checker, because each of the four by default works out most types for itself; and rarer collections of a heap that only grows. */
const readTypes = (name: string, project: string): Check['run'] =>
  program(
    'tsc',
    [
      '-p',
      project,
      '--noEmit',
      '--emitDeclarationOnly',
      'false',
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      seenTypes(name),
    ],
    { GOGC: '300' },
  );

const checks: readonly Check[] = [
  {
    name: 'format',
    advice: 'One format for all, so that diffs show meaning: pnpm format',
    run: program('oxfmt', ['--check']),
  },
  {
    name: 'lint',
    advice:
      'Each rule guards against a fault that has hurt before; fix the code, do not silence the rule (.oxlintrc.json).',
    run: program('oxlint', ['--type-aware', '--deny-warnings']),
  },
  {
    name: 'imports',
    advice: 'The rules stand in shared/config/checks/importRules.cjs.',
    run: () => brokenImportRules(),
  },
  {
    name: 'specification',
    advice:
      'Each statement (checks/specification/statements.data.ts) has a test that names it, or a line in docs/decisions/differences.md.',
    run: () => brokenSpecification(),
  },
  ...Object.entries(typePrograms).map(([name, project]) => ({
    name: `types of ${name}`,
    advice: 'TypeScript is strict everywhere; a cast that silences it hides a fault.',
    run: readTypes(name, project),
  })),
];

/** `pnpm check`: format, lint, import rules, the specification's statements and types; prints each failure with the reason for the check. Gives those that failed. */
export async function runChecks(env: Readonly<Record<string, string>> = {}): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const { name, advice, run } of checks) {
    const problem = await run(env);
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
