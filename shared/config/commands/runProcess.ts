import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, projectRoot } from './projectPaths.ts';

export interface ProcessResult {
  readonly code: number;
  /** stdout and stderr as they came; empty when they went straight to the terminal. */
  readonly output: string;
}

/** Runs a program of the project (`node_modules/.bin` first on the path) to its end. */
export function runProcess(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; show?: boolean } = {},
): Promise<ProcessResult> {
  const cwd = options.cwd ?? projectRoot;
  const path = [`${cwd}/node_modules/.bin`, inProject('node_modules', '.bin'), process.env['PATH'] ?? ''].join(
    delimiter,
  );
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...options.env, PATH: path },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    // As text, because a chunk may end in the middle of a character.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
