import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { modulesOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { choose } from './choose.ts';
import type { Viewer } from './choose.ts';

/**
 * What the modules that a viewer gets say of themselves, also of those whose files are away just now: their addresses stay
 * theirs. Of a version that was built before modules said anything, what the newest says that does.
 */
export function areasFor(registry: Registry, viewer: Viewer): readonly ModuleManifest[] {
  return modulesOf(registry).flatMap((id) => {
    const chosen = choose(registry, id, viewer);
    if (!chosen) return [];
    const { versions } = stateOf(registry, id);
    const newest = Object.values(versions).toSorted((one, other) => other.at - one.at);
    return versions[chosen.version]?.area ?? newest.flatMap(({ area }) => area ?? [])[0] ?? [];
  });
}
