import { rmdir } from 'node:fs/promises';
import type { Cluster } from '../Cluster.ts';
import { isPostgresOn } from './processState.ts';
import { readPostmasterPid } from './readPostmasterPid.ts';
import { runProgram } from '../runProgram.ts';
import { texts } from '../texts.ts';

/** Seconds that PostgreSQL gets for each way of ending. */
const seconds = '10';

/** Ends the server: by the fast way (open transactions are undone), else by the immediate one (the next start recovers). */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const noted = await readPostmasterPid(cluster.data);
  if (!noted) return;
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', cluster.data, '-m', mode, '-w', '-t', seconds];
    const { output } = await runProgram(cluster.binaries.pgCtl, args, cluster.home, cluster.account);
    if (!(await isPostgresOn(cluster.data, noted.pid))) {
      // Because a socket folder in the temporary folder would be left over. A folder in use is not empty, and stays.
      if (noted.address && !noted.address.host.startsWith(cluster.home))
        await rmdir(noted.address.host).catch(() => undefined);
      cluster.log(texts.stopped);
      return;
    }
    cluster.log(texts.stopFailed(output.trim()));
  }
}
