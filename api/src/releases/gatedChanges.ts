import type { ReleasableId } from '@dialogwerk/shared/contract';
import { refuseWhatLacks } from './gate/gate.ts';
import type { ReadMisfits } from './gate/misfits.ts';
import { refuseWhatIsTaken } from './gate/refuseWhatIsTaken.ts';
import type { Doer } from './registry/acts.ts';
import { withCompositions } from './registry/compositions.ts';
import type { Registry } from './registry/Registry.ts';
import type { RegistryFile } from './registry/registryFile.ts';
import { ReleaseError } from './ReleaseError.ts';
import type { ReleaseReader } from './serving/createReleaseReader.ts';
import { releaseTexts } from './texts.ts';
import { builtVersion } from './versions/builtVersion.ts';
import type { TakeVersions } from './versions/takeVersions.ts';

/** What an act does to a version of a part in the registry. */
export type Work = (registry: Registry, id: ReleasableId, version: string, doer: Doer) => Registry;

export interface GatedChanges {
  /** Changes the registry and notes what is served together from then on. */
  readonly change: (work: (registry: Registry) => Registry | Promise<Registry>) => Promise<Registry>;
  /** Throws `ReleaseError` where the parts that change lack something, or have what is another one's. */
  readonly gate: (registry: Registry, changed: readonly ReleasableId[]) => Promise<void>;
  /** The registry with the version that an act is done on, that is there already or (null) was built last, before the act and after. */
  readonly wouldBe: (
    registry: Registry,
    id: ReleasableId,
    version: string | null,
    act: { readonly doer: Doer; readonly work: Work },
  ) => Promise<{ readonly before: Registry; readonly after: Registry; readonly wanted: string }>;
}

interface ChangeParts {
  readonly file: RegistryFile;
  readonly reader: ReleaseReader;
  readonly misfits: ReadMisfits;
  readonly withBuilt: TakeVersions['withBuilt'];
  readonly productDir: string;
  /** Of the api that is served. */
  readonly apiVersion: () => Promise<string>;
}

/** Changes of the registry that nothing passes which does not run. */
export function gatedChanges({ file, reader, misfits, withBuilt, productDir, apiVersion }: ChangeParts): GatedChanges {
  return {
    change: (work) =>
      file.change(async (before) => {
        const after = await work(before);
        return after === before ? before : withCompositions(after, await apiVersion());
      }),

    async gate(registry, changed) {
      const open = (id: ReleasableId, version: string) => reader.kept(registry, id, version);
      await refuseWhatLacks({ registry, changed, open, calls: await reader.callsFor(registry), misfits });
      refuseWhatIsTaken({ registry, changed });
    },

    async wouldBe(registry, id, version, { doer, work }) {
      const built = version === null ? await builtVersion(productDir, id) : null;
      const wanted = version ?? built?.version;
      if (wanted === undefined) throw new ReleaseError(releaseTexts.notBuilt(id));
      const before = built ? await withBuilt(registry, id, built, doer) : registry;
      return { before, after: work(before, id, wanted, doer), wanted };
    },
  };
}
