import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { LoadFault } from '../model/LoadFault.ts';
import type { LoadFaultKind } from '../model/LoadFault.ts';
import { isLoadedModule } from '../model/LoadedModule.ts';
import type { LoadedModule } from '../model/LoadedModule.ts';

/** The ways to the world that a loader needs. */
export interface LoaderParts {
  readonly readRegistry: () => Promise<RemoteRegistry>;
  readonly importEntry: (address: string) => Promise<unknown>;
  readonly loadExposed: (id: ModuleId, address: string) => Promise<unknown>;
  /** Milliseconds until a module that does not come counts as missing; the federation runtime has no time-out itself. */
  readonly timeout: number;
}

export interface ModuleLoader {
  /** Loads a module once; after a fault, the next call tries again. Throws `LoadFault`. */
  load: (id: ModuleId) => Promise<LoadedModule>;
  /** The module if it is there already. */
  peek: (id: ModuleId) => LoadedModule | null;
}

export function createModuleLoader({ readRegistry, importEntry, loadExposed, timeout }: LoaderParts): ModuleLoader {
  const running = new Map<ModuleId, Promise<LoadedModule>>();
  const loaded = new Map<ModuleId, LoadedModule>();
  const faults = new Map<ModuleId, number>();

  async function attempt(id: ModuleId): Promise<LoadedModule> {
    const registry = await orFault(readRegistry(), 'registry', id);
    const remote = registry.remotes.find((one) => one.id === id);
    if (!remote) throw new LoadFault('unknown-module', id);
    if (remote.contract !== MODULE_CONTRACT_VERSION) throw new LoadFault('contract', id);
    const address = addressOfAttempt(remote.entry, faults.get(id) ?? 0);
    await orFault(importEntry(address), 'entry', id);
    const exposed = await orFault(loadExposed(id, address), 'evaluation', id);
    const fulfils = isLoadedModule(exposed) && exposed.id === id && exposed.contract === MODULE_CONTRACT_VERSION;
    if (!fulfils) throw new LoadFault('contract', id);
    return exposed;
  }

  async function load(id: ModuleId): Promise<LoadedModule> {
    try {
      const module = await withTimeout(attempt(id), timeout, () => new LoadFault('timeout', id));
      loaded.set(id, module);
      return module;
    } catch (error) {
      faults.set(id, (faults.get(id) ?? 0) + 1);
      running.delete(id);
      throw error;
    }
  }

  return {
    load: (id) => {
      const known = running.get(id) ?? load(id);
      running.set(id, known);
      return known;
    },
    peek: (id) => loaded.get(id) ?? null,
  };
}

/** Browsers remember a failed import by its address, so each attempt after a fault has an address of its own. */
function addressOfAttempt(entry: string, faults: number): string {
  return faults === 0 ? entry : `${entry}${entry.includes('?') ? '&' : '?'}retry=${faults}`;
}

async function orFault<Value>(work: Promise<Value>, kind: LoadFaultKind, id: ModuleId): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new LoadFault(kind, id, error);
  }
}

async function withTimeout<Value>(work: Promise<Value>, timeout: number, fault: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault()), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
