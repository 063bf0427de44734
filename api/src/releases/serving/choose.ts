import type { ReleasableId, ServedBecause } from '@dialogwerk/shared/contract';
import { stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';

/** Who asks, as far as it decides on versions. */
export interface Viewer {
  /** Where a browser stands among all, from 0 to 1; null for who takes part in no trial. */
  readonly share: number | null;
  /** The account; null where nobody is known. */
  readonly user_id: string | null;
  /** A composition that is looked at again, as versions by part; {} for what is served. */
  readonly replay: Readonly<Record<string, string>>;
}

/** Respondents, and everybody of whom nothing is known: the current versions. */
export const anybody: Viewer = { share: null, user_id: null, replay: {} };

/** The version of a part that a viewer gets, and why; null where nothing is released. */
export function choose(
  registry: Registry,
  id: ReleasableId,
  { share, user_id, replay }: Viewer,
): { readonly version: string; readonly because: ServedBecause } | null {
  const { current, held, canary, versions } = stateOf(registry, id);
  const replayed = replay[id];
  if (replayed !== undefined && Object.hasOwn(versions, replayed)) return { version: replayed, because: 'replay' };
  if (current === null) return null;
  if (canary && user_id !== null && canary.users.includes(user_id)) return { version: canary.version, because: 'user' };
  if (canary && share !== null && share < canary.share) return { version: canary.version, because: 'canary' };
  return { version: current, because: held === 'pin' ? 'pin' : 'current' };
}
