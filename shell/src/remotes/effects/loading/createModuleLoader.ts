import type { Lack, ModuleId, ReleasedVersion, RemoteRegistry, ServedBecause } from '@dialogwerk/shared/contract';
import { LoadFault } from '../../model/LoadFault.ts';
import type { LoadFaultKind } from '../../model/LoadFault.ts';
import type { LoadedModule } from '../../model/LoadedModule.ts';
import type { RunningModule } from '../../model/RunningModule.ts';
import { createVersionFetcher, orFault } from './createVersionFetcher.ts';
import type { FetcherParts } from './createVersionFetcher.ts';
import type { Refusals } from './refusals.ts';
import { withTimeout } from './withTimeout.ts';

/** The ways to the world that a loader needs. */
export interface LoaderParts extends FetcherParts {
  /** A registry that names this module, if it is served at all. */
  readonly readRegistry: (wanted: ModuleId) => Promise<RemoteRegistry>;
  /** What a version needs and is not there. */
  readonly lacksOf: (release: ReleasedVersion, registry: RemoteRegistry) => readonly Lack[];
  /** Which versions this browser takes no more. */
  readonly refusals: Refusals;
  /** Milliseconds until a module that does not come counts as missing; the federation runtime has no time-out itself. */
  readonly timeout: number;
  /** Is told of each version that came, with the milliseconds that it took, and of each that did not. */
  readonly onLoaded: (release: ReleasedVersion, ms: number) => void;
  readonly onFault: (release: ReleasedVersion, fault: LoadFault) => void;
  /** Is told of each version in whose place the last good one has come, because it does not run. */
  readonly onGivenUp: (release: ReleasedVersion) => void;
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
  /** Takes this version no more in this browser. */
  refuse: (release: ReleasedVersion) => void;
  isRefused: (release: ReleasedVersion) => boolean;
  /** Tells of each version that has come in the place of another, or later than it was waited for. Gives the way to stop. */
  onReplaced: (listener: (running: RunningModule) => void) => () => void;
}

/** With these another version may well run; what is slow, altered on its way or not told is no fault of a version. */
const faultsOfVersion: ReadonlySet<LoadFaultKind> = new Set(['forged', 'entry', 'lacks', 'contract', 'evaluation']);
/** With this one, too, but the version is as good as before. */
const ALTERED: LoadFaultKind = 'altered';
/** A registry with one of these names what was asked for on purpose; sources are changed below one address. */
const onPurpose: ReadonlySet<ServedBecause> = new Set(['replay', 'override']);

export function createModuleLoader(parts: LoaderParts): ModuleLoader {
  const loading = new Map<ModuleId, Promise<LoadedModule>>();
  const here = new Map<ModuleId, RunningModule>();
  const earlier = new Map<ModuleId, ReleasedVersion>();
  const { refusals } = parts;
  const listeners = new Set<(running: RunningModule) => void>();
  const fetchVersion = createVersionFetcher(parts);

  function arrived(
    module: LoadedModule,
    release: ReleasedVersion,
    because: ServedBecause,
    begun: number,
  ): RunningModule {
    const running = { module, release, because };
    here.set(release.id, running);
    parts.onLoaded(release, performance.now() - begun);
    return running;
  }

  function tellAll(running: RunningModule): void {
    loading.set(running.release.id, Promise.resolve(running.module));
    for (const listener of listeners) listener(running);
  }

  /** `isFirst`: nothing runs in its place, so that it is welcome later, too. */
  async function take(release: ReleasedVersion, because: ServedBecause, isFirst: boolean): Promise<RunningModule> {
    const begun = performance.now();
    const late = () => new LoadFault('timeout', release.id);
    const coming = fetchVersion(release);
    try {
      return arrived(await withTimeout(coming, parts.timeout, late), release, because, begun);
    } catch (error) {
      if (!(error instanceof LoadFault)) throw error;
      parts.onFault(release, error);
      if (isFirst && error.kind === 'timeout')
        coming.then(
          (module) => !here.has(release.id) && tellAll(arrived(module, release, because, begun)),
          () => undefined,
        );
      throw error;
    }
  }

  /** The version that the registry names; where that one cannot run here, the last good one. */
  async function attempt(id: ModuleId): Promise<LoadedModule> {
    const late = () => new LoadFault('timeout', id);
    const reading = withTimeout(parts.readRegistry(id), parts.timeout, late);
    const registry = await orFault(reading, navigator.onLine ? 'registry' : 'offline', id);
    const remote = registry.remotes.find((one) => one.id === id);
    if (!remote) throw new LoadFault('unknown-module', id);
    const { lastGood } = remote;
    try {
      if (lastGood && refusals.has(remote.entry) && !onPurpose.has(remote.because))
        return (await take(lastGood, 'last-good', true)).module;
      const lacks = parts.lacksOf(remote, registry);
      if (lacks.length > 0) {
        const fault = new LoadFault('lacks', id, { lacks });
        parts.onFault(remote, fault);
        throw fault;
      }
      return (await take(remote, remote.because, true)).module;
    } catch (error) {
      const isOfVersion = error instanceof LoadFault && faultsOfVersion.has(error.kind);
      const mayHelp = isOfVersion || (error instanceof LoadFault && error.kind === ALTERED);
      if (!mayHelp || !lastGood || lastGood.entry === remote.entry || parts.lacksOf(lastGood, registry).length > 0)
        throw error;
      const { module } = await take(lastGood, 'last-good', true).catch(() => Promise.reject(error));
      if (isOfVersion) {
        refusals.add(remote.entry);
        parts.onGivenUp(remote);
      }
      return module;
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
      const running = await take(release, because, false);
      if (last) earlier.set(release.id, last.release);
      tellAll(running);
    },
    refuse: ({ entry }) => refusals.add(entry),
    isRefused: ({ entry }) => refusals.has(entry),
    onReplaced: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
