import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { Lack, ModuleId, ReleasedVersion, RemoteRegistry, ServedBecause } from '@dialogwerk/shared/contract';
import { addressOfAttempt } from '../../model/addressOfAttempt.ts';
import { LoadFault } from '../../model/LoadFault.ts';
import type { LoadFaultKind } from '../../model/LoadFault.ts';
import { isLoadedModule } from '../../model/LoadedModule.ts';
import type { LoadedModule } from '../../model/LoadedModule.ts';
import type { RunningModule } from '../../model/RunningModule.ts';
import { withTimeout } from './withTimeout.ts';

/** The ways to the world that a loader needs. */
export interface LoaderParts {
  /** A registry that names this module, if it is served at all. */
  readonly readRegistry: (wanted: ModuleId) => Promise<RemoteRegistry>;
  /** What a version needs and is not there. */
  readonly lacksOf: (release: ReleasedVersion, registry: RemoteRegistry) => readonly Lack[];
  /** Whether the version is signed by the installation. */
  readonly isGenuine: (release: ReleasedVersion) => Promise<boolean>;
  /** Has the browser check the version's files by their hashes; `entry` is the address that is imported. */
  readonly guard: (release: ReleasedVersion, entry: string) => void;
  readonly importEntry: (address: string) => Promise<unknown>;
  readonly loadExposed: (id: ModuleId, address: string) => Promise<unknown>;
  /** Milliseconds until a module that does not come counts as missing; the federation runtime has no time-out itself. */
  readonly timeout: number;
  /** Is told of each version that came, with the milliseconds that it took, and of each that did not. */
  readonly onLoaded: (release: ReleasedVersion, ms: number) => void;
  readonly onFault: (release: ReleasedVersion, fault: LoadFault) => void;
}

export interface ModuleLoader {
  /** Loads a module once; after a fault, the next call tries again. Throws `LoadFault`. */
  load: (id: ModuleId) => Promise<LoadedModule>;
  /** The module if it is there already. */
  peek: (id: ModuleId) => LoadedModule | null;
  /** How a module runs in this tab; null before it was loaded. */
  running: (id: ModuleId) => RunningModule | null;
  /** Every module that runs in this tab. */
  all: () => readonly RunningModule[];
  /** The version that ran in this tab before another came in its place; null where none did. */
  before: (id: ModuleId) => ReleasedVersion | null;
  /** Puts another version in the place of the one that runs, which goes on if this one does not come. Throws `LoadFault`. */
  replace: (release: ReleasedVersion, because: ServedBecause) => Promise<void>;
  /** Never takes this version again in this tab. */
  refuse: (release: ReleasedVersion) => void;
  isRefused: (release: ReleasedVersion) => boolean;
  /** Tells of each version that has come in the place of another. Gives the way to stop. */
  onReplaced: (listener: (running: RunningModule) => void) => () => void;
}

/** With these another version may well run; what is slow, or not told, is no fault of a version. */
const faultsOfVersion: ReadonlySet<LoadFaultKind> = new Set(['forged', 'entry', 'lacks', 'contract', 'evaluation']);

export function createModuleLoader(parts: LoaderParts): ModuleLoader {
  const loading = new Map<ModuleId, Promise<LoadedModule>>();
  const here = new Map<ModuleId, RunningModule>();
  const earlier = new Map<ModuleId, ReleasedVersion>();
  const faults = new Map<string, number>();
  const refused = new Set<string>();
  const listeners = new Set<(running: RunningModule) => void>();

  async function fetchVersion(release: ReleasedVersion): Promise<LoadedModule> {
    const { id, contract, entry } = release;
    if (contract !== MODULE_CONTRACT_VERSION) throw new LoadFault('contract', id);
    if (!(await parts.isGenuine(release))) throw new LoadFault('forged', id);
    const address = addressOfAttempt(entry, faults.get(entry) ?? 0);
    parts.guard(release, address);
    await orFault(parts.importEntry(address), 'entry', id);
    const exposed = await orFault(parts.loadExposed(id, address), 'evaluation', id);
    const fulfils = isLoadedModule(exposed) && exposed.id === id && exposed.contract === MODULE_CONTRACT_VERSION;
    if (!fulfils) throw new LoadFault('contract', id);
    return exposed;
  }

  async function take(release: ReleasedVersion, because: ServedBecause): Promise<RunningModule> {
    const begun = performance.now();
    const late = () => new LoadFault('timeout', release.id);
    try {
      const module = await withTimeout(fetchVersion(release), parts.timeout, late);
      const running = { module, release, because };
      here.set(release.id, running);
      parts.onLoaded(release, performance.now() - begun);
      return running;
    } catch (error) {
      faults.set(release.entry, (faults.get(release.entry) ?? 0) + 1);
      if (error instanceof LoadFault) parts.onFault(release, error);
      throw error;
    }
  }

  /** The version that the registry names; where that one cannot run here, the last good one. */
  async function attempt(id: ModuleId): Promise<LoadedModule> {
    const late = () => new LoadFault('timeout', id);
    const registry = await orFault(withTimeout(parts.readRegistry(id), parts.timeout, late), 'registry', id);
    const remote = registry.remotes.find((one) => one.id === id);
    if (!remote) throw new LoadFault('unknown-module', id);
    const { lastGood } = remote;
    try {
      if (lastGood && refused.has(remote.entry)) return (await take(lastGood, 'last-good')).module;
      const lacks = parts.lacksOf(remote, registry);
      if (lacks.length > 0) {
        const fault = new LoadFault('lacks', id, { lacks });
        parts.onFault(remote, fault);
        throw fault;
      }
      return (await take(remote, remote.because)).module;
    } catch (error) {
      const another = error instanceof LoadFault && faultsOfVersion.has(error.kind) ? lastGood : null;
      if (!another || another.entry === remote.entry || parts.lacksOf(another, registry).length > 0) throw error;
      refused.add(remote.entry);
      return take(another, 'last-good').then(
        ({ module }) => module,
        () => Promise.reject(error),
      );
    }
  }

  async function load(id: ModuleId): Promise<LoadedModule> {
    try {
      return await attempt(id);
    } catch (error) {
      loading.delete(id);
      throw error;
    }
  }

  return {
    load: (id) => {
      const known = loading.get(id) ?? load(id);
      loading.set(id, known);
      return known;
    },
    peek: (id) => here.get(id)?.module ?? null,
    running: (id) => here.get(id) ?? null,
    all: () => [...here.values()],
    before: (id) => earlier.get(id) ?? null,
    replace: async (release, because) => {
      const last = here.get(release.id);
      const running = await take(release, because);
      if (last) earlier.set(release.id, last.release);
      loading.set(release.id, Promise.resolve(running.module));
      for (const listener of listeners) listener(running);
    },
    refuse: ({ entry }) => void refused.add(entry),
    isRefused: ({ entry }) => refused.has(entry),
    onReplaced: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function orFault<Value>(work: Promise<Value>, kind: LoadFaultKind, id: ModuleId): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof LoadFault ? error : new LoadFault(kind, id, { cause: error });
  }
}
