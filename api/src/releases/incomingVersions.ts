import type { ReleasableId } from '@dialogwerk/shared/contract';
import { adoptBuilt } from './adoptBuilt.ts';
import { pairsInUse } from './gate/pairsInUse.ts';
import type { GatedChanges } from './gatedChanges.ts';
import { release } from './registry/acts.ts';
import type { Doer } from './registry/acts.ts';
import { stateOf } from './registry/Registry.ts';
import type { Registry } from './registry/Registry.ts';
import type { Releases } from './Releases.ts';
import type { ReleaseReader } from './serving/createReleaseReader.ts';
import { builtParts, builtVersion } from './versions/builtVersion.ts';
import { fetchForeign } from './versions/fetchForeign.ts';
import type { TakeVersions } from './versions/takeVersions.ts';
import type { VersionStore } from './versions/versionStore.ts';

interface IncomingParts {
  readonly changes: GatedChanges;
  readonly read: () => Promise<Registry>;
  readonly reader: ReleaseReader;
  readonly store: VersionStore;
  readonly taking: TakeVersions;
  readonly productDir: string;
  readonly moduleOrigins: readonly string[];
  readonly publicUrl: string | null;
  readonly now: () => number;
}

/** The ways of versions that are new here: built by this project, or standing on another host. */
export function incomingVersions({
  changes,
  read,
  reader,
  store,
  taking: { withBuilt, withVersion },
  productDir,
  moduleOrigins,
  publicUrl,
  now,
}: IncomingParts): Pick<Releases, 'adopt' | 'bring' | 'pairs'> {
  const doer = (by: string): Doer => ({ by, now: now() });

  return {
    async adopt(by) {
      const said: string[] = [];
      const registry = await read();
      const built = await Promise.all(
        (await builtParts(productDir)).map(async (id) => [id, await builtVersion(productDir, id)] as const),
      );
      const anew = built.flatMap(([id, one]) =>
        one && stateOf(registry, id).seen !== one.version ? [[id, one] as const] : [],
      );
      if (anew.length === 0) return said;
      const { gate } = changes;
      const say = (sentence: string): void => void said.push(sentence);
      await changes.change((before) => adoptBuilt(before, { anew, doer: doer(by), withBuilt, gate, say }));
      return said;
    },

    async bring(id, address, by) {
      const found = await fetchForeign(id, address, { origins: moduleOrigins, pages: publicUrl });
      const { version } = found.manifest;
      await changes.change(async (registry) => {
        const { versions, seen } = stateOf(registry, id);
        const known = Object.hasOwn(versions, version) ? versions[version] : undefined;
        // What is the same stays where it is: at its address, or here, where nobody else has to be asked.
        if (known && (known.base === found.base || known.base === null)) return registry;
        await store.note(id, found);
        return withVersion(registry, id, found, doer(by), seen);
      });
      return version;
    },

    async pairs(id, version) {
      const registry = await read();
      const act = { doer: doer(''), work: release };
      const { before, after, wanted } = await changes.wouldBe(registry, id, version, act);
      // What is served already is not tried again.
      if (after === before || stateOf(registry, id).current === wanted) return [];
      await changes.gate(after, [id]);
      const open = (part: ReleasableId, name: string) => reader.kept(before, part, name);
      const found = await open(id, wanted);
      return found ? pairsInUse({ registry, id, place: found.base ?? found.folder, open, now: now() }) : [];
    },
  };
}
