import type { ReleasableId } from '@dialogwerk/shared/contract';
import type { Proof } from '../../reports/provenBy.ts';
import { partsOf, stateOf } from './Registry.ts';
import type { Act, Canary, ReleasableState, Registry } from './Registry.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';

/** Who does it, and when. */
export interface Doer {
  readonly by: string;
  readonly now: number;
  /** They have left out the test in a browser. */
  readonly untried?: boolean;
}

/** Older acts are forgotten. */
const KEPT_ACTS = 1_000;

/**
 * A version becomes the one that is served. Where it is that already, nothing changes. Throws `ReleaseError` where the part
 * is pinned, or the version unknown.
 */
export function release(
  registry: Registry,
  id: ReleasableId,
  version: string,
  doer: Doer,
  act: Act['act'] = 'release',
): Registry {
  const state = stateOf(registry, id);
  if (state.current === version && state.held === null && !state.canary) return registry;
  if (state.held === 'pin' && state.current !== null && state.current !== version)
    throw new ReleaseError(releaseTexts.pinned(id, state.current));
  const held = state.held === 'pin' ? 'pin' : null;
  return noted(registry, id, { ...moved(state, id, version, doer), held, canary: null }, { act, version }, doer);
}

/** Back to a version, the last good one unless it is named; a start leaves it there. Throws `ReleaseError` where there is none. */
export function rollBack(registry: Registry, id: ReleasableId, version: string | null, doer: Doer): Registry {
  const state = stateOf(registry, id);
  const target = version ?? lastGoodOf(state, state.current);
  if (target === null) throw new ReleaseError(releaseTexts.noneBefore(id));
  if (state.held === 'pin' && state.current !== null && state.current !== target)
    throw new ReleaseError(releaseTexts.pinned(id, state.current));
  const left = state.current !== null && state.current !== target ? marked(state, state.current) : state;
  const held = state.held ?? 'rollback';
  return noted(
    registry,
    id,
    { ...moved(left, id, target, doer), held, canary: null },
    { act: 'rollback', version: target },
    doer,
  );
}

/** Takes the current version back for everybody: `target` comes in its place, and a start leaves it there. */
export function takeBack(registry: Registry, id: ReleasableId, target: string, doer: Doer): Registry {
  const state = stateOf(registry, id);
  const { current } = state;
  if (current === null) throw new ReleaseError(releaseTexts.nothingReleased(id));
  const back = moved(marked(state, current), id, target, doer);
  const held = state.held ?? 'rollback';
  return noted(registry, id, { ...back, held, canary: null }, { act: 'release-taken-back', version: current }, doer);
}

/** What tabs have told of versions; the registry itself where it knew all of it. */
export const withProofs = (registry: Registry, proofs: readonly Proof[]): Registry =>
  proofs.reduce(withProof, registry);

function withProof(registry: Registry, { module, version, told }: Proof): Registry {
  const id = partsOf(registry).find((known) => known === module);
  const state = id && stateOf(registry, id);
  if (!id || !state || !Object.hasOwn(state.versions, version) || state.versions[version]?.told === told)
    return registry;
  return { ...registry, parts: { ...registry.parts, [id]: { ...state, versions: touched(state, version, { told }) } } };
}

/** Holds a part at a version, the current one unless it is named, until it is let go. */
export function pin(registry: Registry, id: ReleasableId, version: string | null, doer: Doer): Registry {
  const state = stateOf(registry, id);
  const target = version ?? state.current;
  if (target === null) throw new ReleaseError(releaseTexts.nothingReleased(id));
  return noted(
    registry,
    id,
    { ...moved(state, id, target, doer), held: 'pin', canary: null },
    { act: 'pin', version: target },
    doer,
  );
}

export function unpin(registry: Registry, id: ReleasableId, doer: Doer): Registry {
  const state = stateOf(registry, id);
  if (state.current === null) throw new ReleaseError(releaseTexts.nothingReleased(id));
  if (state.held === null) return registry;
  return noted(registry, id, { ...state, held: null }, { act: 'unpin', version: state.current }, doer);
}

/** A version is tried by a share of the browsers and by named accounts, beside the current one. */
export function tryOut(registry: Registry, id: ReleasableId, wanted: Omit<Canary, 'since'>, doer: Doer): Registry {
  const state = stateOf(registry, id);
  if (state.current === null) throw new ReleaseError(releaseTexts.nothingReleased(id));
  if (state.held === 'pin') throw new ReleaseError(releaseTexts.pinned(id, state.current));
  const { version } = wanted;
  if (version === state.current) throw new ReleaseError(releaseTexts.unchanged(id, version));
  const known = served(state, id, version, doer.now);
  return noted(registry, id, { ...known, canary: { ...wanted, since: doer.now } }, { act: 'canary', version }, doer);
}

/** Everybody has the current version again. `act` 'taken-back' marks the other as bad. */
export function endCanary(
  registry: Registry,
  id: ReleasableId,
  act: 'canary-ended' | 'taken-back',
  doer: Doer,
): Registry {
  const state = stateOf(registry, id);
  if (!state.canary) throw new ReleaseError(releaseTexts.noCanary(id));
  const { version } = state.canary;
  const left = act === 'taken-back' ? marked(state, version) : state;
  const versions = touched(left, version, { lastServed: doer.now });
  return noted(registry, id, { ...left, versions, canary: null }, { act, version }, doer);
}

/**
 * The version that a part was last well with, other than `than`: of those that tabs have told well of; where there is none,
 * of those of which no tab has told a fault. null when there is none either.
 */
export function lastGoodOf(state: ReleasableState, than: string | null): string | null {
  if (state.canary && than === state.canary.version) return state.current;
  return goodOnes(state, than)[0] ?? null;
}

/** All versions that one could go back to, the best first. */
export function goodOnes({ versions, canary }: ReleasableState, than: string | null): readonly string[] {
  return Object.entries(versions)
    .filter(
      ([version, { isBad, told, lastServed }]) =>
        version !== than && version !== canary?.version && !isBad && told !== 'faulty' && lastServed !== null,
    )
    .toSorted(([, one], [, other]) => isWell(other) - isWell(one) || (other.lastServed ?? 0) - (one.lastServed ?? 0))
    .map(([version]) => version);
}

const isWell = ({ told }: ReleasableState['versions'][string]): number => (told === 'well' ? 1 : 0);

function moved(state: ReleasableState, id: ReleasableId, version: string, { now }: Doer): ReleasableState {
  const left = state.current === null ? state.versions : touched(state, state.current, { lastServed: now });
  return { ...served({ ...state, versions: left }, id, version, now), current: version };
}

function served(state: ReleasableState, id: ReleasableId, version: string, now: number): ReleasableState {
  if (!Object.hasOwn(state.versions, version)) throw new ReleaseError(releaseTexts.unknownVersion(id, version));
  return {
    ...state,
    versions: touched(state, version, {
      lastServed: now,
      isBad: false,
      ...(state.versions[version]?.isBad ? { told: null } : {}),
    }),
  };
}

const marked = (state: ReleasableState, version: string): ReleasableState => ({
  ...state,
  versions: touched(state, version, { isBad: true }),
});

function touched(
  { versions }: ReleasableState,
  version: string,
  change: Partial<ReleasableState['versions'][string]>,
): ReleasableState['versions'] {
  const known = versions[version];
  return known ? { ...versions, [version]: { ...known, ...change } } : versions;
}

function noted(
  registry: Registry,
  id: ReleasableId,
  state: ReleasableState,
  act: Pick<Act, 'act' | 'version'>,
  { by, now, untried = false }: Doer,
): Registry {
  return {
    ...registry,
    parts: { ...registry.parts, [id]: state },
    acts: [...registry.acts, { at: now, by, id, untried, ...act }].slice(-KEPT_ACTS),
  };
}
