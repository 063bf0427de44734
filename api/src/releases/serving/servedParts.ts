import type { RegistryFile } from '../registry/registryFile.ts';
import { stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import type { Releases } from '../Releases.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { anybody } from './choose.ts';
import type { ReleaseReader } from './createReleaseReader.ts';

interface ServingParts {
  readonly file: RegistryFile;
  readonly store: VersionStore;
  readonly reader: ReleaseReader;
}

type ServedParts = Pick<Releases, 'served' | 'remotes' | 'composition' | 'folderOf' | 'shellFolderOf'>;

/** Who gets which versions, and where their files lie, by the registry as it is at the moment. */
export function servedParts({ file, store, reader }: ServingParts): ServedParts {
  let usual: { readonly of: Registry; readonly id: Promise<string> } | null = null;

  return {
    served: async (id, viewer = anybody) => reader.served(await file.read(), id, viewer),

    remotes: async (viewer = anybody, path) => reader.remotesFor(await file.read(), viewer, path),

    async composition() {
      const registry = await file.read();
      // Asked for at the beginning of each conversation, and the same until the registry changes.
      if (usual?.of !== registry)
        usual = { of: registry, id: reader.remotesFor(registry, anybody).then((all) => all.composition) };
      return usual.id;
    },

    async folderOf(id, version, path) {
      const found = await reader.kept(await file.read(), id, version);
      return found && (await store.isSound(found, path)) ? found.folder : null;
    },

    async shellFolderOf(path) {
      const registry = await file.read();
      const { current, versions } = stateOf(registry, 'shell');
      const names = Object.keys(versions).toSorted((one) => (one === current ? -1 : 0));
      for (const version of names) {
        const found = await reader.kept(registry, 'shell', version);
        if (found && Object.hasOwn(found.manifest.files, path) && (await store.isSound(found, path)))
          return found.folder;
      }
      return null;
    },
  };
}
