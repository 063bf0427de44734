import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of the project's TypeScript or JavaScript files on this Node to its end; killed after three minutes. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, output };
}
