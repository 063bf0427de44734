import type { ReleasableId } from '@dialogwerk/shared/contract';
import { modulesOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import type { KeptVersion } from '../versions/versionStore.ts';

/** A module on a shell, each by the folder or the address in which its version stands. */
export interface VersionPair {
  readonly shell: string;
  readonly module: string;
}

/** Tabs are seldom open for longer. */
const IN_TABS_MS = 24 * 60 * 60_000;
/** More would keep a release waiting for old tabs. */
const SHELLS_MOST = 4;

interface Wanted {
  readonly registry: Registry;
  readonly id: ReleasableId;
  /** Where the candidate stands. */
  readonly place: string;
  readonly open: (id: ReleasableId, version: string) => Promise<KeptVersion | null>;
  readonly now: number;
}

/**
 * What a candidate would run with: a module with every shell that is served, or was within the last day and is open in tabs
 * still; a shell with every module that is served.
 */
export async function pairsInUse({ registry, id, place, open, now }: Wanted): Promise<readonly VersionPair[]> {
  const placesOf = async (part: ReleasableId, versions: readonly string[]): Promise<string[]> => {
    const found = await Promise.all(versions.map((version) => open(part, version)));
    return found.flatMap((one) => (one ? [one.base ?? one.folder] : []));
  };
  if (id !== 'shell') {
    const shells = await placesOf('shell', shellsInUse(registry, now));
    return shells.map((shell) => ({ shell, module: place }));
  }
  const modules = await Promise.all(modulesOf(registry).map((part) => placesOf(part, servedOf(registry, part))));
  return modules.flat().map((module) => ({ shell: place, module }));
}

function servedOf(registry: Registry, id: ReleasableId): string[] {
  const { current, canary } = stateOf(registry, id);
  return [...new Set([current, canary?.version])].filter((version) => typeof version === 'string');
}

/** The versions of the shell that are served, and the newest of those that tabs may still have. */
export function shellsInUse(registry: Registry, now: number): string[] {
  const served = servedOf(registry, 'shell');
  const left = Object.entries(stateOf(registry, 'shell').versions)
    .filter(([version, { lastServed, isBad }]) => {
      return !served.includes(version) && !isBad && lastServed !== null && now - lastServed < IN_TABS_MS;
    })
    .toSorted(([, one], [, other]) => (other.lastServed ?? 0) - (one.lastServed ?? 0))
    .map(([version]) => version);
  return [...served, ...left].slice(0, SHELLS_MOST);
}
