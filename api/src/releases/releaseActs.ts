import type { ReleasableId } from '@dialogwerk/shared/contract';
import type { GatedChanges, Work } from './gatedChanges.ts';
import { endCanary, goodOnes, pin, release, rollBack, takeBack, tryOut, unpin } from './registry/acts.ts';
import type { Doer } from './registry/acts.ts';
import { stateOf } from './registry/Registry.ts';
import type { Registry } from './registry/Registry.ts';
import { ReleaseError } from './ReleaseError.ts';
import type { Releases } from './Releases.ts';

type ReleaseActs = Pick<Releases, 'release' | 'rollBack' | 'pin' | 'unpin' | 'tryOut' | 'endCanary' | 'takeBack'>;

interface ActParts {
  readonly changes: GatedChanges;
  readonly read: () => Promise<Registry>;
  readonly now: () => number;
}

/** What people do with versions, each act through the gate. */
export function releaseActs({ changes, read, now }: ActParts): ReleaseActs {
  const doer = (by: string): Doer => ({ by, now: now() });

  /** Does an act on a version that is there already or on the one built last. Gives the version. */
  async function act(id: ReleasableId, version: string | null, by: Omit<Doer, 'now'>, work: Work): Promise<string> {
    let done = '';
    await changes.change(async (registry) => {
      const wanted = { doer: { ...by, now: now() }, work };
      const would = await changes.wouldBe(registry, id, version, wanted);
      done = would.wanted;
      if (would.after === would.before) return registry;
      await changes.gate(would.after, [id]);
      return would.after;
    });
    return done;
  }

  /** Does an act on what the registry holds. */
  async function turn(id: ReleasableId, work: (registry: Registry) => Registry): Promise<string> {
    const after = await changes.change(async (before) => {
      const registry = work(before);
      if (registry !== before) await changes.gate(registry, [id]);
      return registry;
    });
    return stateOf(after, id).current ?? '';
  }

  return {
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
      const state = stateOf(await read(), id);
      for (const target of goodOnes(state, state.current)) {
        const back = await turn(id, (registry) => takeBack(registry, id, target, doer(by))).catch(unlessRefused);
        if (back !== null) return back;
      }
      return null;
    },
  };
}

/** A version that does not fit is none to go back to; any other fault stays one. */
function unlessRefused(error: unknown): null {
  if (!(error instanceof ReleaseError)) throw error;
  return null;
}
