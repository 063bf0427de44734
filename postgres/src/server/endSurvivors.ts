import { readdir } from 'node:fs/promises';
import { isPostgresOn } from './processState.ts';

/**
 * Ends what a killed server left behind: children that still compute hold its shared memory, and no new server starts before they
 * are gone. Only to be called when the server itself is dead. Does nothing where /proc is missing: there they end by themselves.
 */
export async function endSurvivors(data: string): Promise<void> {
  const names = await readdir('/proc').catch(() => []);
  for (const pid of names.map(Number).filter((number) => number > 0)) {
    if (!(await isPostgresOn(data, pid))) continue;
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It ended by itself meanwhile.
      continue;
    }
  }
}
