import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createMeasuringApi } from './gate/createMeasuringApi.ts';
import { createMisfits } from './gate/misfits.ts';
import { gatedChanges } from './gatedChanges.ts';
import { incomingVersions } from './incomingVersions.ts';
import { withProofs } from './registry/acts.ts';
import { forgettable, without } from './registry/forgettable.ts';
import { releaseActs } from './releaseActs.ts';
import type { Releases } from './Releases.ts';
import { createReleaseReader } from './serving/createReleaseReader.ts';
import { servedParts } from './serving/servedParts.ts';
import type { BucketSettings } from './store/Bucket.ts';
import { openStores } from './store/openStores.ts';
import { openReleaseKey } from './versions/releaseKey.ts';
import { takeVersions } from './versions/takeVersions.ts';

interface Places {
  readonly dataDir: string;
  /** The project's folder, in whose packages' `dist` built versions stand. */
  readonly productDir: string;
  readonly now: () => number;
  /** From where modules may be loaded, beside this server. */
  readonly moduleOrigins: readonly string[];
  /** Where pages stand, for whom other hosts give their scripts; null where nobody has said it. */
  readonly publicUrl: string | null;
  /** A store that several servers share; null for this server's disk alone. */
  readonly registryStore: BucketSettings | null;
}

/** Opens the versions of an installation; makes their folder and the key of the releases where there are none yet. */
export async function createReleases({
  dataDir,
  productDir,
  now,
  moduleOrigins,
  publicUrl,
  registryStore,
}: Places): Promise<Releases> {
  const folder = join(dataDir, 'releases');
  await mkdir(folder, { recursive: true });
  const key = await openReleaseKey(join(dataDir, 'release.key'));
  const { file, store } = await openStores({ folder, key, now, settings: registryStore });
  const read = () => file.read();
  const api = createMeasuringApi(folder);
  const misfits = createMisfits(store);
  const reader = createReleaseReader({ store, origins: moduleOrigins, api: api.read, misfits, now });
  const taking = takeVersions(store, key);
  const { withBuilt } = taking;
  const apiVersion = async () => (await api.read()).version;
  const changes = gatedChanges({ file, reader, misfits, withBuilt, productDir, apiVersion });
  const incoming = incomingVersions({
    changes,
    read,
    reader,
    store,
    taking,
    productDir,
    moduleOrigins,
    publicUrl,
    now,
  });

  return {
    folder,
    publicKey: key.publicKey,
    moduleOrigins,
    registry: read,
    vouch: (text) => Buffer.from(key.sign(text), 'base64').toString('base64url'),
    isVouched: (text, proof) => key.verify(text, Buffer.from(proof, 'base64url').toString('base64')),
    ...servedParts({ file, store, reader }),
    ...releaseActs({ changes, read, now }),
    ...incoming,
    async adopt(by) {
      api.beServer();
      return incoming.adopt(by);
    },
    serve: api.announce,
    leave: api.withdraw,

    async noteProven(proofs) {
      // Looked at before, because changing takes a lock.
      if (withProofs(await read(), proofs) !== (await read()))
        await file.change((registry) => withProofs(registry, proofs));
    },

    async forget(inUse) {
      await file.change(async (registry) => {
        const gone = forgettable(registry, inUse, now());
        for (const [id, version] of gone) await store.remove(id, version);
        return gone.length === 0 ? registry : without(registry, gone);
      });
    },
  };
}
