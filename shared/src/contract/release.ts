import type { ModuleId } from './module.ts';
import type { ModuleManifest } from './moduleManifest.ts';

/** What is released by itself: each module, and the shell. */
export type ReleasableId = ModuleId | 'shell';

/** What a build was found to use; recorded in its manifest (docs/decisions/0031). */
export interface ReleaseNeeds {
  readonly contract: number;
  /** Names that it imports, by shared door: '@dialogwerk/shared/ui' → ['Button', …]. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
  /** Calls that it makes, each with the hash of what it takes and gives. */
  readonly calls: Readonly<Record<string, string>>;
  /** Cross-app atoms that it uses, each with the version of its shape. */
  readonly atoms: Readonly<Record<string, number>>;
  /** Exact version of the federation plugin that it was built with. */
  readonly plugin: string;
  /** Exact version of the federation runtime that it was built for. */
  readonly runtime: string;
}

/**
 * What a shell (doors, atoms, contract, plugin, runtime) with its api (calls) gives. A call's value holds every hash that
 * the api is good for, parted by blanks, because a call that has only got more still serves who was built before.
 */
export type Provided = ReleaseNeeds;

/** One thing that is missing. */
export type Lack =
  | { readonly kind: 'contract'; readonly needs: number; readonly provided: number }
  | { readonly kind: 'door'; readonly door: string; readonly names: readonly string[] }
  | { readonly kind: 'call'; readonly calls: readonly string[] }
  | { readonly kind: 'atom'; readonly atoms: readonly string[] }
  /** Names of a door that are there, and mean something else. */
  | { readonly kind: 'shape'; readonly door: string; readonly names: readonly string[] }
  | { readonly kind: 'build'; readonly needs: string; readonly provided: string };

/** What of `needs` is not provided; empty when the one runs on the other. */
export function lacksOf(needs: ReleaseNeeds, provided: Provided): readonly Lack[] {
  const lacks: Lack[] = [];
  if (needs.contract !== provided.contract)
    lacks.push({ kind: 'contract', needs: needs.contract, provided: provided.contract });
  if (buildOf(needs) !== buildOf(provided))
    lacks.push({ kind: 'build', needs: buildOf(needs), provided: buildOf(provided) });
  for (const [door, wanted] of Object.entries(needs.doors)) {
    const given = own(provided.doors, door);
    const names = wanted.filter((name) => !given?.includes(name));
    if (names.length > 0 || !given) lacks.push({ kind: 'door', door, names });
  }
  const calls = Object.entries(needs.calls)
    .filter(([name, hash]) => !own(provided.calls, name)?.split(' ').includes(hash))
    .map(([name]) => name);
  if (calls.length > 0) lacks.push({ kind: 'call', calls });
  const atoms = Object.entries(needs.atoms)
    .filter(([name, version]) => own(provided.atoms, name) !== version)
    .map(([name]) => name);
  if (atoms.length > 0) lacks.push({ kind: 'atom', atoms });
  return lacks;
}

const buildOf = ({ plugin, runtime }: ReleaseNeeds): string => `${plugin} / ${runtime}`;

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Why a tab gets this version and no other. */
export type ServedBecause = 'current' | 'pin' | 'canary' | 'user' | 'replay' | 'override' | 'last-good';

/** A version as it was built: what can be loaded, checked and signed. */
export interface ReleasedVersion {
  readonly id: ModuleId;
  readonly contract: number;
  /** Hash of its content; each version keeps its own immutable address. */
  readonly version: string;
  /** Address of `remoteEntry.js`. */
  readonly entry: string;
  readonly needs: ReleaseNeeds;
  /** 'sha384-…' of every script, by its path inside the version's folder. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Ed25519 over `signedText`, in base64; the keys stand in the page. '' where nothing was signed. */
  readonly signature: string;
}

/** One module of `remotes.json`, as the shell reads it at run time. */
export interface RegisteredRemote extends ReleasedVersion {
  readonly because: ServedBecause;
  /** The version to go back to when this one fails in the tab; null where there is none. */
  readonly lastGood: ReleasedVersion | null;
}

/** A version that does not run on a version of the shell, because they do not mean the same by some names. */
export interface Misfit {
  readonly module: ModuleId;
  readonly version: string;
  readonly shell: string;
  readonly lacks: readonly Extract<Lack, { readonly kind: 'shape' }>[];
}

export interface RemoteRegistry {
  /** Shell, modules and api as one value (the first 16 hex digits of SHA-256 over `compositionText`). */
  readonly composition: string;
  /** Version of the shell that is served. */
  readonly shell: string;
  /** Version of the api. */
  readonly api: string;
  /** What the api answers, as in `Provided`, for the check before a module is loaded. */
  readonly calls: Readonly<Record<string, string>>;
  /** Version of each module that is served. */
  readonly versions: Readonly<Partial<Record<ModuleId, string>>>;
  /** What each module that is served says of itself; also of those whose rows a page does not hold. */
  readonly areas: readonly ModuleManifest[];
  /** What of these does not run on which shell that a tab may still have; missing where an older api has said it. */
  readonly misfits?: readonly Misfit[];
  /** `remotes.json` holds all that are served; a page that shows one of them holds that one alone. */
  readonly remotes: readonly RegisteredRemote[];
}

/** One line for each part, in the order of their names: what names a composition is worked out from it. */
export function compositionText(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .toSorted()
    .join('\n');
}

/** The text that a signature is made over: all that decides what is loaded, always in the same order. */
export function signedText({
  id,
  contract,
  version,
  entry,
  needs,
  integrity,
}: Omit<ReleasedVersion, 'signature'>): string {
  return JSON.stringify(inOrder({ id, contract, version, entry, needs, integrity }));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]));
}
