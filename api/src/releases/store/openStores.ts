import { createRegistryFile } from '../registry/registryFile.ts';
import type { RegistryFile } from '../registry/registryFile.ts';
import type { ReleaseKey } from '../versions/releaseKey.ts';
import { createVersionStore } from '../versions/versionStore.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import type { BucketSettings } from './Bucket.ts';

interface Stores {
  readonly file: RegistryFile;
  readonly store: VersionStore;
}

interface Places {
  readonly folder: string;
  readonly key: ReleaseKey;
  readonly now: () => number;
  /** A store that several servers share; null for this server's disk alone. */
  readonly settings: BucketSettings | null;
}

/** Where registry and versions lie: on the disk, or in a store, whose client is loaded where one is named alone. */
export async function openStores({ folder, key, now, settings }: Places): Promise<Stores> {
  const onDisk = createVersionStore(folder, (bytes, seal) => key.verify(bytes, seal));
  if (settings === null) return { file: createRegistryFile(folder), store: onDisk };
  const [{ openBucket }, { createRegistryObject }, { createSharedVersions }] = await Promise.all([
    import('./Bucket.ts'),
    import('./createRegistryObject.ts'),
    import('./createSharedVersions.ts'),
  ]);
  const bucket = openBucket(settings);
  return { file: createRegistryObject(bucket, now), store: createSharedVersions(onDisk, bucket, { folder, now }) };
}
