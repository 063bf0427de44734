import type { ReleasableId } from '@dialogwerk/shared/contract';
import { lastGoodOf } from './acts.ts';
import { partsOf, stateOf } from './Registry.ts';
import type { Registry } from './Registry.ts';

/** How long a version stays after it was last served, or came in and never was. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

type PartVersion = readonly [part: ReleasableId, version: string];

/** The versions that nobody needs any more: not served, not the one to go back to, in no open tab, and old. */
export function forgettable(registry: Registry, inUse: ReadonlySet<string>, now: number): readonly PartVersion[] {
  return partsOf(registry).flatMap((id) => {
    const state = stateOf(registry, id);
    const needed = new Set([state.current, state.canary?.version, lastGoodOf(state, state.current)]);
    return Object.entries(state.versions)
      .filter(([version, { at, lastServed }]) => {
        const isOld = now - (lastServed ?? at) > KEPT_MS;
        return isOld && !needed.has(version) && !inUse.has(`${id}@${version}`);
      })
      .map(([version]) => [id, version] as const);
  });
}

/** The registry as if it had never had these versions. */
export function without(registry: Registry, gone: readonly PartVersion[]): Registry {
  const parts = partsOf(registry).flatMap((id) => {
    const state = registry.parts[id];
    if (!state) return [];
    const versions = Object.entries(state.versions).filter(
      ([version]) => !gone.some(([part, name]) => part === id && name === version),
    );
    return [[id, { ...state, versions: Object.fromEntries(versions) }] as const];
  });
  return { ...registry, parts: Object.fromEntries(parts) };
}
