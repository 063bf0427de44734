import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { endCanary, goodOnes, pin, release, rollBack, takeBack, tryOut, unpin, withProofs } from './registry/acts.ts';
import type { Doer } from './registry/acts.ts';
import { ownShapes } from './gate/apiCalls.ts';
import { apiVersion } from './gate/apiVersion.ts';
import { builtParts, builtVersion } from './versions/builtVersion.ts';
import { anybody } from './serving/choose.ts';
import { createReleaseReader } from './serving/createReleaseReader.ts';
import { fetchForeign } from './versions/fetchForeign.ts';
import { forgettable, without } from './registry/forgettable.ts';
import { refuseWhatLacks } from './gate/gate.ts';
import { refuseWhatIsTaken } from './gate/refuseWhatIsTaken.ts';
import { stateOf } from './registry/Registry.ts';
import type { Registry } from './registry/Registry.ts';
import { withCompositions } from './registry/compositions.ts';
import { createMisfits } from './gate/misfits.ts';
import { pairsInUse } from './gate/pairsInUse.ts';
import { openReleaseKey } from './versions/releaseKey.ts';
import { ReleaseError } from './ReleaseError.ts';
import type { Releases } from './Releases.ts';
import { releaseTexts } from './texts.ts';
import { announceApi, readServingApi, withdrawApi } from './gate/servingApi.ts';
import type { Api } from './gate/servingApi.ts';
import { adoptBuilt } from './adoptBuilt.ts';
import type { BucketSettings } from './store/Bucket.ts';
import { openStores } from './store/openStores.ts';
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
  const { withBuilt, withVersion } = takeVersions(store, key);
  let ownApi: Promise<Api> | null = null;
  let isServer = false;
  let usual: { readonly of: Registry; readonly id: Promise<string> } | null = null;

  function readOwnApi(): Promise<Api> {
    ownApi ??= apiVersion().then((version) => ({ version, shapes: ownShapes() }));
    return ownApi;
  }

  /** The api that all is measured by: of the server, this one or another process, else of these sources. */
  async function api(): Promise<Api> {
    return (isServer ? null : await readServingApi(folder)) ?? readOwnApi();
  }

  const misfits = createMisfits(store);
  const reader = createReleaseReader({ store, origins: moduleOrigins, api, misfits, now });

  /** Changes the registry and notes what is served together from then on. */
  const change = (work: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry> =>
    file.change(async (before) => {
      const after = await work(before);
      return after === before ? before : withCompositions(after, (await api()).version);
    });

  async function gate(registry: Registry, changed: readonly ReleasableId[]): Promise<void> {
    const open = (id: ReleasableId, version: string) => reader.kept(registry, id, version);
    await refuseWhatLacks({ registry, changed, open, calls: await reader.callsFor(registry), misfits });
    refuseWhatIsTaken({ registry, changed });
  }

  const doer = (by: string): Doer => ({ by, now: now() });

  type Work = (registry: Registry, id: ReleasableId, version: string, doer: Doer) => Registry;

  /** The registry with the version that an act is done on, that is there already or was built last, before the act and after. */
  async function wouldBe(registry: Registry, id: ReleasableId, version: string | null, by: Doer, work: Work) {
    const built = version === null ? await builtVersion(productDir, id) : null;
    const wanted = version ?? built?.version;
    if (wanted === undefined) throw new ReleaseError(releaseTexts.notBuilt(id));
    const before = built ? await withBuilt(registry, id, built, by) : registry;
    return { before, after: work(before, id, wanted, by), wanted };
  }

  /** Does an act on a version that is there already or on the one built last, if the gate lets it pass. Gives the version. */
  async function act(id: ReleasableId, version: string | null, by: Omit<Doer, 'now'>, work: Work): Promise<string> {
    let done = '';
    await change(async (registry) => {
      const { before, after, wanted } = await wouldBe(registry, id, version, { ...by, now: now() }, work);
      done = wanted;
      if (after === before) return registry;
      await gate(after, [id]);
      return after;
    });
    return done;
  }

  /** Does an act on what the registry holds. */
  async function turn(id: ReleasableId, work: (registry: Registry) => Registry): Promise<string> {
    const after = await change(async (before) => {
      const registry = work(before);
      if (registry !== before) await gate(registry, [id]);
      return registry;
    });
    return stateOf(after, id).current ?? '';
  }

  return {
    folder,
    publicKey: key.publicKey,
    registry: () => file.read(),
    vouch: (text) => Buffer.from(key.sign(text), 'base64').toString('base64url'),
    isVouched: (text, proof) => key.verify(text, Buffer.from(proof, 'base64url').toString('base64')),
    moduleOrigins,
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

    async adopt(by) {
      isServer = true;
      const said: string[] = [];
      const registry = await file.read();
      const built = await Promise.all(
        (await builtParts(productDir)).map(async (id) => [id, await builtVersion(productDir, id)] as const),
      );
      const anew = built.flatMap(([id, one]) =>
        one && stateOf(registry, id).seen !== one.version ? [[id, one] as const] : [],
      );
      if (anew.length === 0) return said;
      const say = (sentence: string): void => void said.push(sentence);
      await change((before) => adoptBuilt(before, { anew, doer: doer(by), withBuilt, gate, say }));
      return said;
    },

    async bring(id, address, by) {
      const found = await fetchForeign(id, address, { origins: moduleOrigins, pages: publicUrl });
      const { version } = found.manifest;
      await change(async (registry) => {
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
      const registry = await file.read();
      const { before, after, wanted } = await wouldBe(registry, id, version, doer(''), release);
      // What is served already is not tried again.
      if (after === before || stateOf(registry, id).current === wanted) return [];
      await gate(after, [id]);
      const open = (part: ReleasableId, name: string) => reader.kept(before, part, name);
      const found = await open(id, wanted);
      return found ? pairsInUse({ registry, id, place: found.base ?? found.folder, open, now: now() }) : [];
    },
    release: (id, version, by, untried = false) => act(id, version, { by, untried }, release),
    rollBack: (id, version, by) => turn(id, (registry) => rollBack(registry, id, version, doer(by))),
    pin: (id, version, by) => turn(id, (registry) => pin(registry, id, version, doer(by))),
    async unpin(id, by) {
      await turn(id, (registry) => unpin(registry, id, doer(by)));
    },
    tryOut: (id, { version, share, users }, by, untried = false) =>
      act(id, version, { by, untried }, (registry, part, wanted, doer_) =>
        tryOut(registry, part, { version: wanted, share, users }, doer_),
      ),
    async endCanary(id, how, by) {
      await turn(id, (registry) => endCanary(registry, id, how, doer(by)));
    },

    async takeBack(id, by) {
      const state = stateOf(await file.read(), id);
      for (const target of goodOnes(state, state.current)) {
        const back = await turn(id, (registry) => takeBack(registry, id, target, doer(by))).catch(unlessRefused);
        if (back !== null) return back;
      }
      return null;
    },
    async noteProven(proofs) {
      // Looked at before, because changing takes a lock.
      if (withProofs(await file.read(), proofs) !== (await file.read()))
        await file.change((registry) => withProofs(registry, proofs));
    },

    async serve() {
      await announceApi(folder, await readOwnApi());
    },
    leave: () => withdrawApi(folder),

    async forget(inUse) {
      await file.change(async (registry) => {
        const gone = forgettable(registry, inUse, now());
        for (const [id, version] of gone) await store.remove(id, version);
        return gone.length === 0 ? registry : without(registry, gone);
      });
    },
  };
}

/** A version that does not fit is none to go back to; any other fault stays one. */
function unlessRefused(error: unknown): null {
  if (!(error instanceof ReleaseError)) throw error;
  return null;
}
