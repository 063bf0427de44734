import { spawn } from 'node:child_process';
import build from './build.ts';
import { inProject, projectRoot } from './projectPaths.ts';

/** `pnpm start`: builds what has changed and runs the server, whose words and exit code are the command's own. */
export default async function start(): Promise<void> {
  await build();
  const server = spawn(process.execPath, [inProject('api', 'src', 'server.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl+C reaches the server by itself (one terminal, one process group); a SIGTERM must be passed on.
    process.on(signal, () => {
      if (signal === 'SIGTERM') server.kill(signal);
    });
  }
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
