import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what killed first starts left in the home. Only for the owner: another start's work would be gone. */
export async function removeLeftovers(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith('tmp-'));
  // Because an initdb without its parent may still be writing; the next start removes the rest.
  for (const name of names) await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
}
