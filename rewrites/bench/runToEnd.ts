import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program in a folder; throws where it does not end well within three minutes. */
export async function runToEnd(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}.`);
}
