import type { ModuleId } from '@dialogwerk/shared/contract';
import { reporter } from '../../../reports/reporter.ts';
import type { LoadedModule } from '../../model/LoadedModule.ts';
import { createModuleLoader } from './createModuleLoader.ts';
import type { ModuleLoader } from './createModuleLoader.ts';
import { importEntry, loadExposed } from './federation.ts';
import { guardFiles } from './guardFiles.ts';
import { filesOf } from './filesOf.ts';
import { isGenuine } from './isGenuine.ts';
import { lacksHere } from './lacksHere.ts';
import { createRefusals } from './refusals.ts';
import { renewFiles } from './renewFiles.ts';
import { nameComposition } from '../nameComposition.ts';
import { readRegistry } from '../readRegistry.ts';

const TIMEOUT_MS = 15_000;

/** What `loadModule` goes by; tests replace its functions. */
export const moduleLoader: ModuleLoader = createModuleLoader({
  readRegistry,
  lacksOf: lacksHere,
  isGenuine,
  guard: guardFiles,
  renew: (release) => renewFiles(filesOf(release)),
  refusals: createRefusals(),
  importEntry,
  loadExposed,
  timeout: TIMEOUT_MS,
  onLoaded({ id, version }, ms) {
    reporter.loaded(id, version, ms);
    void nameComposition((module) => moduleLoader.running(module)?.release.version);
  },
  onGivenUp: ({ id, version }) => reporter.fault('rolled-back', id, version, null),
  onFault: ({ id, version }, fault) => reporter.fault('load-fault', id, version, fault.cause ?? fault),
});

/** The shell's only way to a module: loads it once; after a fault, the next call tries again. Throws `LoadFault`. */
export function loadModule(id: ModuleId): Promise<LoadedModule> {
  return moduleLoader.load(id);
}

/** Fetches a module ahead; a fault shows only when its screen is opened, which tries again. */
export function prefetchModule(id: ModuleId): void {
  loadModule(id).catch(() => undefined);
}
