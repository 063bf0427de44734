import type { ModuleId } from '@dialogwerk/shared/contract';
import { moduleLoader } from '../remotes/effects/loading/loadModule.ts';
import { LoadFault } from '../remotes/model/LoadFault.ts';
import { $areas } from '../remotes/state/areas.ts';
import type { LoadedModule } from '../remotes/model/LoadedModule.ts';
import { knownAreas } from './knownAreas.ts';

/**
 * Puts modules under `loadModule` for a test: each is what the function gives or throws; a module without one is unknown. The frame
 * knows the manifests of all modules of the product.
 * Gives the ids that were asked for, in order, and the way back.
 */
export function fakeModules(modules: Partial<Record<ModuleId, () => LoadedModule | Promise<LoadedModule>>>): {
  readonly asked: ModuleId[];
  readonly restore: () => void;
} {
  $areas.set(knownAreas);
  const { load, peek, all } = moduleLoader;
  const asked: ModuleId[] = [];
  moduleLoader.load = async (id) => {
    asked.push(id);
    const give = modules[id];
    if (!give) throw new LoadFault('unknown-module', id);
    return give();
  };
  moduleLoader.peek = () => null;
  return { asked, restore: () => Object.assign(moduleLoader, { load, peek, all }) };
}
