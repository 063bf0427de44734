import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { ModuleId, ReleasedVersion } from '@dialogwerk/shared/contract';
import { addressOfAttempt } from '../../model/addressOfAttempt.ts';
import { LoadFault } from '../../model/LoadFault.ts';
import type { LoadFaultKind } from '../../model/LoadFault.ts';
import { isLoadedModule } from '../../model/LoadedModule.ts';
import type { LoadedModule } from '../../model/LoadedModule.ts';
import type { Renewal } from './renewFiles.ts';

/** The ways to a version's files. */
export interface FetcherParts {
  /** Whether the version is signed by the installation. */
  readonly isGenuine: (release: ReleasedVersion) => Promise<boolean>;
  /** Has the browser check the version's files by their hashes; `entry` is the address that is imported. */
  readonly guard: (release: ReleasedVersion, entry: string) => void;
  readonly importEntry: (address: string) => Promise<unknown>;
  readonly loadExposed: (id: ModuleId, address: string) => Promise<unknown>;
  /** Looks at the files of a version that did not run, and fetches anew those that are not as they were released. */
  readonly renew: (release: ReleasedVersion) => Promise<Renewal>;
}

/** Gives a version's module; throws `LoadFault`. What was altered on its way is fetched once more before that. */
export function createVersionFetcher(parts: FetcherParts): (release: ReleasedVersion) => Promise<LoadedModule> {
  const faults = new Map<string, number>();

  async function run(release: ReleasedVersion): Promise<LoadedModule> {
    const { id, entry } = release;
    const address = addressOfAttempt(entry, faults.get(entry) ?? 0);
    parts.guard(release, address);
    try {
      await orFault(parts.importEntry(address), 'entry', id);
      const exposed = await orFault(parts.loadExposed(id, address), 'evaluation', id);
      const fulfils = isLoadedModule(exposed) && exposed.id === id && exposed.contract === MODULE_CONTRACT_VERSION;
      if (!fulfils) throw new LoadFault('contract', id);
      return exposed;
    } catch (error) {
      faults.set(entry, (faults.get(entry) ?? 0) + 1);
      throw error;
    }
  }

  return async function fetchVersion(release) {
    const { id, contract } = release;
    if (contract !== MODULE_CONTRACT_VERSION) throw new LoadFault('contract', id);
    if (!(await parts.isGenuine(release))) throw new LoadFault('forged', id);
    try {
      return await run(release);
    } catch (error) {
      if (!(error instanceof LoadFault) || error.kind === 'contract') throw error;
      const renewal = await parts.renew(release);
      if (renewal === 'renewed') return run(release);
      if (renewal === 'altered' || renewal === 'offline') throw new LoadFault(renewal, id, { cause: error.cause });
      throw error;
    }
  };
}

/** Waits for work; whatever it throws becomes a fault of this kind. */
export async function orFault<Value>(work: Promise<Value>, kind: LoadFaultKind, id: ModuleId): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof LoadFault ? error : new LoadFault(kind, id, { cause: error });
  }
}
