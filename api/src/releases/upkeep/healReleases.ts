import type { ReleasableId } from '@dialogwerk/shared/contract';
import type { Services } from '../../services.ts';
import { errorShare, faultsOfVersion } from '../../reports/errorShare.ts';
import { provenBy } from '../../reports/provenBy.ts';
import { lastGoodOf } from '../registry/acts.ts';
import { partsOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { failsMore } from './failsMore.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What begins to fail long after its release shows among the tabs that are open now. */
const RECENT_MS = 15 * 60_000;
/** As long as reports are kept. */
const USUAL_MS = 14 * DAY_MS;

type Parts = Pick<Services, 'db' | 'releases' | 'now'>;

/**
 * Takes back for everybody each released version that crashes in clearly more tabs than the last one that was well, and notes
 * which versions tabs have been well with. What a pin holds stays: somebody has wanted it so. `tell` gets what was taken back
 * and what came in its place.
 */
export async function healReleases(
  { db, releases, now }: Parts,
  tell: (id: ReleasableId, version: string, back: string) => void,
): Promise<void> {
  await releases.noteProven(await provenBy(db, now() - DAY_MS));
  const registry = await releases.registry();
  for (const id of partsOf(registry)) {
    const { current, held } = stateOf(registry, id);
    if (current === null || held === 'pin' || !(await isFailing({ db, now }, registry, id, current))) continue;
    const back = await releases.takeBack(id, 'errors');
    if (back !== null) tell(id, current, back);
  }
}

async function isFailing(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  registry: Registry,
  id: ReleasableId,
  version: string,
) {
  const state = stateOf(registry, id);
  const since = state.versions[version]?.lastServed ?? now();
  const good = lastGoodOf(state, version);
  const of = { module: id, reporters: null, kinds: faultsOfVersion };
  const usual =
    good === null
      ? { tabs: 0, faulty: 0, reporters: 0, faultyReporters: 0 }
      : await errorShare(db, { ...of, version: good, since: now() - USUAL_MS });
  for (const from of [since, Math.max(since, now() - RECENT_MS)])
    if (failsMore(await errorShare(db, { ...of, version, since: from }), usual)) return true;
  return false;
}
