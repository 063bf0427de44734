import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { inProject, projectRoot } from '../../commands/projectPaths.ts';
import { named } from './Pattern.ts';
import type { Pattern } from './Pattern.ts';
import { patternsIn } from './patternsIn.ts';

export interface AllPatterns {
  /** By their names. */
  readonly patterns: ReadonlyMap<string, Pattern>;
  /** Where one is put together while the program runs, so that nobody can look at it: file and line. */
  readonly hidden: readonly string[];
}

/** The regular expressions of what runs for authors and respondents, and those of the library that reads what comes from outside. */
export function allPatterns(): AllPatterns {
  const files = sourceFiles().map((file) => Object.assign(patternsIn(file), { file }));
  const literals = files.flatMap((one) => one.literals);
  const composed = composedIn(files.filter(({ atLoading }) => atLoading > 0).map(({ file }) => file));
  const ofZod = Object.values(z.regexes).flatMap((one) => (one instanceof RegExp ? [one] : []));
  return {
    patterns: new Map([...literals, ...composed, ...ofZod].map((pattern) => [named(pattern), pattern])),
    hidden: files.flatMap(({ file, whileRunning }) => whileRunning.map((line) => `${file}:${line}`)),
  };
}

/** By their paths in the project; tests and what only they use are left out. */
function sourceFiles(): string[] {
  return globSync('{api,postgres,shared,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
}

/** What these files put together when they are loaded; in a process of its own, because a worker of the tests has loaded them before. */
function composedIn(files: readonly string[]): readonly Pattern[] {
  const loader = inProject('shared', 'config', 'checks', 'patterns', 'loadPatterns.ts');
  const output = execFileSync(process.execPath, [loader, ...files.map((file) => inProject(file))]);
  return z.array(z.object({ source: z.string(), flags: z.string() })).parse(JSON.parse(String(output)));
}
