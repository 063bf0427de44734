import type { WholeShare } from '@dialogwerk/rewrites';
import type { DoorPackage } from './doorNamed.ts';
import { namesOf } from './needs/namesOf.ts';
import { sharedSingletons } from './sharedSingletons.ts';

/**
 * What a module shares with the shell. In a repository of its own with all names of the doors, because the federation plugin does
 * not find these by the names that they have in the shell.
 */
export function sharesOfModule(doors: DoorPackage): Promise<readonly WholeShare[]> {
  const isNamed = (name: string): boolean => doors !== '@dialogwerk/shared' && name.startsWith(doors);
  return Promise.all(
    Object.keys(sharedSingletons('module', doors)).map(async (name) =>
      isNamed(name) ? { name, names: await namesOf(name) } : { name },
    ),
  );
}
