import { moduleRouteAt } from '@dialogwerk/shared/contract';
import type {
  Misfit,
  ModuleId,
  RegisteredRemote,
  ReleasableId,
  ReleasedVersion,
  RemoteRegistry,
} from '@dialogwerk/shared/contract';
import { lastGoodOf } from '../registry/acts.ts';
import { addressOf } from '../versions/addressOf.ts';
import { providedCalls } from '../gate/apiCalls.ts';
import type { ReadMisfits } from '../gate/misfits.ts';
import { shellsInUse } from '../gate/pairsInUse.ts';
import { areasFor } from './areasFor.ts';
import { choose } from './choose.ts';
import type { Viewer } from './choose.ts';
import { compositionId } from '../registry/compositions.ts';
import type { Manifest } from '../versions/Manifest.ts';
import { modulesOf, partsOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import type { Served } from '../Releases.ts';
import type { Api } from '../gate/servingApi.ts';
import type { KeptVersion, VersionStore } from '../versions/versionStore.ts';

interface ReaderParts {
  readonly store: VersionStore;
  /** From where versions may be loaded, beside this server. */
  readonly origins: readonly string[];
  /** The api that all is measured by. */
  readonly api: () => Promise<Api>;
  readonly misfits: ReadMisfits;
  readonly now: () => number;
}

/** What of a registry is served to whom. */
export interface ReleaseReader {
  /** A version as it was sealed; null when it is none, was changed, or stands on a host that is not allowed any more. */
  kept(registry: Registry, id: ReleasableId, version: string): Promise<KeptVersion | null>;
  /** The version of a part that a viewer gets; where it is not sound, the last good one. null when there is none. */
  served(registry: Registry, id: ReleasableId, viewer: Viewer): Promise<Served | null>;
  /** Every hash of each call that the api is good for; every version that is kept counts, so that it is the same for all viewers. */
  callsFor(registry: Registry): Promise<Record<string, string>>;
  /** With a path, the rows of the module alone that stands there; of all, where none does. */
  remotesFor(registry: Registry, viewer: Viewer, path?: string): Promise<RemoteRegistry>;
}

export function createReleaseReader({ store, origins, api, misfits, now }: ReaderParts): ReleaseReader {
  let calls: { readonly of: string; readonly provided: Record<string, string> } | null = null;

  const kept: ReleaseReader['kept'] = async (registry, id, version) => {
    const state = stateOf(registry, id).versions[version];
    if (!state || (state.base !== null && !origins.includes(new URL(state.base).origin))) return null;
    const found = await store.open(id, version, state.seal);
    return found && { ...found, base: state.base };
  };

  const served: ReleaseReader['served'] = async (registry, id, viewer) => {
    const chosen = choose(registry, id, viewer);
    if (!chosen) return null;
    const found = await kept(registry, id, chosen.version);
    if (found) return { ...found, because: chosen.because };
    const other = lastGoodOf(stateOf(registry, id), chosen.version);
    const good = other === null ? null : await kept(registry, id, other);
    return good && { ...good, because: 'last-good' };
  };

  const callsFor: ReleaseReader['callsFor'] = async (registry) => {
    const names = partsOf(registry).flatMap((id) =>
      Object.keys(stateOf(registry, id).versions).map((version) => [id, version] as const),
    );
    const { version: serving, shapes: own } = await api();
    const of = [serving, ...names].join(' ');
    if (calls?.of === of) return calls.provided;
    const all = await Promise.all(names.map(([id, version]) => kept(registry, id, version)));
    const shapes = await Promise.all(all.filter((one) => one !== null).map((one) => store.shapesOf(one)));
    calls = { of, provided: providedCalls(own, shapes) };
    return calls.provided;
  };

  /** Of what the api answers, what these make of it. */
  async function callsOf(remotes: readonly RegisteredRemote[], registry: Registry): Promise<Record<string, string>> {
    const provided = await callsFor(registry);
    const needed = remotes.flatMap(({ needs, lastGood }) => [
      ...Object.keys(needs.calls),
      ...Object.keys(lastGood?.needs.calls ?? {}),
    ]);
    return Object.fromEntries([...new Set(needed)].flatMap((name) => (provided[name] ? [[name, provided[name]]] : [])));
  }

  async function remoteOf(registry: Registry, id: ModuleId, viewer: Viewer): Promise<RegisteredRemote | null> {
    const found = await served(registry, id, viewer);
    const version = found && asReleased(registry, id, found);
    if (!version) return null;
    const other = lastGoodOf(stateOf(registry, id), version.version);
    const good = other === null ? null : await kept(registry, id, other);
    return { ...version, because: found.because, lastGood: good && asReleased(registry, id, good) };
  }

  /** What of these does not run on which shell that a tab may have. */
  async function misfitsOf(remotes: readonly RegisteredRemote[], registry: Registry): Promise<Misfit[]> {
    const shells = await Promise.all(shellsInUse(registry, now()).map((version) => kept(registry, 'shell', version)));
    const versions = remotes.flatMap(({ id, version, lastGood }) =>
      [version, lastGood?.version].map((one) => [id, one] as const),
    );
    const found: Misfit[] = [];
    for (const [id, version] of versions) {
      const module = version === undefined ? null : await kept(registry, id, version);
      if (!module || version === undefined) continue;
      for (const shell of shells) {
        const lacks = shell ? await misfits(module, shell) : [];
        if (shell && lacks.length > 0) found.push({ module: id, version, shell: shell.manifest.version, lacks });
      }
    }
    return found;
  }

  return {
    kept,
    served,
    callsFor,
    async remotesFor(registry, viewer, path) {
      const rows = await Promise.all(modulesOf(registry).map((id) => remoteOf(registry, id, viewer)));
      const all = rows.filter((row) => row !== null);
      const shell = (await served(registry, 'shell', viewer))?.manifest.version ?? '';
      const { version } = await api();
      const versions: RemoteRegistry['versions'] = Object.fromEntries(all.map(({ id, version: name }) => [id, name]));
      const composition = compositionId({ shell, api: version, ...versions });
      const areas = areasFor(registry, viewer);
      const only = path === undefined ? null : moduleRouteAt(areas, path);
      const remotes = only ? all.filter(({ id }) => id === only.area.id) : all;
      const answered = await callsOf(remotes, registry);
      return {
        composition,
        shell,
        api: version,
        calls: answered,
        versions,
        areas,
        misfits: await misfitsOf(remotes, registry),
        remotes,
      };
    },
  };
}

function asReleased(registry: Registry, id: ModuleId, found: KeptVersion): ReleasedVersion | null {
  const { signature } = stateOf(registry, id).versions[found.manifest.version] ?? { signature: '' };
  const unsigned = unsignedVersion(id, found);
  return unsigned && { ...unsigned, signature };
}

/** What a module's signature is made over; null for what is no module. */
export function unsignedVersion(
  id: ModuleId,
  { manifest, base }: { readonly manifest: Manifest; readonly base: string | null },
): Omit<ReleasedVersion, 'signature'> | null {
  const { contract, version, entry, needs, integrity } = manifest;
  if (entry === undefined) return null;
  return { id, contract, version, entry: addressOf({ id, version, base }, entry), needs, integrity };
}
