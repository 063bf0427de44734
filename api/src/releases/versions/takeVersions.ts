import { signedText } from '@dialogwerk/shared/contract';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import type { Doer } from '../registry/acts.ts';
import { stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { unsignedVersion } from '../serving/createReleaseReader.ts';
import type { ReleaseKey } from './releaseKey.ts';
import type { KeptVersion, VersionStore } from './versionStore.ts';

/** The ways of a version into the registry. */
export interface TakeVersions {
  /** The registry with a built version in it. */
  readonly withBuilt: (
    registry: Registry,
    id: ReleasableId,
    built: { readonly version: string; readonly from: string },
    doer: Doer,
  ) => Promise<Registry>;
  /** The registry with a version in it, signed and sealed; `seen` is what a start does not look at again. */
  readonly withVersion: (
    registry: Registry,
    id: ReleasableId,
    found: Pick<KeptVersion, 'manifest' | 'bytes' | 'base'>,
    doer: Doer,
    seen: string | null,
  ) => Registry;
}

export function takeVersions(store: VersionStore, key: ReleaseKey): TakeVersions {
  const withVersion: TakeVersions['withVersion'] = (registry, id, { manifest, bytes, base }, { by, now: at }, seen) => {
    const state = stateOf(registry, id);
    const signed = id === 'shell' ? null : unsignedVersion(id, { manifest, base });
    const versions = {
      ...state.versions,
      [manifest.version]: {
        at,
        by,
        size: manifest.size,
        signature: signed ? key.sign(signedText(signed)) : '',
        seal: key.sign(bytes),
        lastServed: null,
        told: null,
        isBad: false,
        ...(manifest.area && { area: manifest.area }),
        base,
      },
    };
    return { ...registry, parts: { ...registry.parts, [id]: { ...state, seen, versions } } };
  };

  return {
    withVersion,
    async withBuilt(registry, id, { version, from }, doer) {
      const state = stateOf(registry, id);
      const seen = { ...state, seen: version };
      if (Object.hasOwn(state.versions, version)) return { ...registry, parts: { ...registry.parts, [id]: seen } };
      const taken = await store.take(id, version, from);
      return withVersion(registry, id, { ...taken, base: null }, doer, version);
    },
  };
}
