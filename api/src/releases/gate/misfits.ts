import { unlikeNames } from '@dialogwerk/shared/contract/doors';
import type { Misfit } from '@dialogwerk/shared/contract';
import type { KeptVersion, VersionStore } from '../versions/versionStore.ts';

/** What a module and a shell do not mean the same by, as their builds have recorded it; nothing where one has not. */
export type ReadMisfits = (module: KeptVersion, shell: KeptVersion) => Promise<Misfit['lacks']>;

/** Compares each pair once: a version never changes. */
export function createMisfits({ doorsOf }: Pick<VersionStore, 'doorsOf'>): ReadMisfits {
  const known = new Map<string, Promise<Misfit['lacks']>>();

  async function compare(module: KeptVersion, shell: KeptVersion): Promise<Misfit['lacks']> {
    const [own, theirs] = await Promise.all([doorsOf(module), doorsOf(shell)]);
    return own && theirs ? unlikeNames({ module: own, shell: theirs }) : [];
  }

  return (module, shell) => {
    const pair = `${module.folder} ${shell.folder}`;
    const found = known.get(pair) ?? compare(module, shell);
    known.set(pair, found);
    return found;
  };
}
