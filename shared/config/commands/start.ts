import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import build from './build.ts';
import { keepRunning } from './keepRunning.ts';
import { inProject, projectRoot } from './projectPaths.ts';

/**
 * `pnpm start`: builds what has changed and runs the server, whose words and exit code are the command's own. One that falls over
 * after it had started, or that its watchdog ends, is started again.
 */
export default async function start(): Promise<void> {
  await build();
  let server: ChildProcess | null = null;
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      // Ctrl+C reaches the server by itself (one terminal, one process group); a SIGTERM must be passed on.
      if (signal === 'SIGTERM') server?.kill(signal);
    });
  }
  const code = await keepRunning({
    launch: () => {
      server = spawn(process.execPath, [inProject('api', 'src', 'server.ts')], {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { NODE_ENV: 'production', ...process.env },
      });
      return server;
    },
    isWanted: () => !stopping,
    onRestart: () => console.error('Dialogwerk wird neu gestartet …'),
  });
  process.exit(code);
}
