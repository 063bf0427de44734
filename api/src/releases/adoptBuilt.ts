import type { ReleasableId } from '@dialogwerk/shared/contract';
import { release } from './registry/acts.ts';
import type { Doer } from './registry/acts.ts';
import { stateOf } from './registry/Registry.ts';
import type { Registry } from './registry/Registry.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releaseTexts } from './texts.ts';
import type { TakeVersions } from './versions/takeVersions.ts';

/** What was built since a start last looked, by part. */
export type BuiltAnew = readonly (readonly [ReleasableId, { readonly version: string; readonly from: string }])[];

interface Adoption {
  readonly anew: BuiltAnew;
  readonly doer: Doer;
  readonly withBuilt: TakeVersions['withBuilt'];
  /** Throws `ReleaseError` where the parts that change lack something. */
  readonly gate: (registry: Registry, changed: readonly ReleasableId[]) => Promise<void>;
  /** Takes a sentence for each part that stays behind. */
  readonly say: (sentence: string) => void;
}

/** The registry as a start leaves it: with what was built anew served, unless it is held, or lacks something. */
export async function adoptBuilt(before: Registry, { anew, doer, withBuilt, gate, say }: Adoption): Promise<Registry> {
  let taken = before;
  for (const [id, one] of anew) taken = await withBuilt(taken, id, one, doer);
  let after = taken;
  for (const [id, { version }] of anew) {
    const { current, held } = stateOf(taken, id);
    if (current !== null && held !== null && current !== version) say(releaseTexts.kept(id, current));
    else if (current !== version) after = release(after, id, version, doer, current === null ? 'first' : 'start');
  }
  try {
    await gate(
      after,
      anew.map(([id]) => id),
    );
    return after;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    say(error.message);
    // As if it had not looked, so that the next start tries again with what was built meanwhile.
    return before;
  }
}
