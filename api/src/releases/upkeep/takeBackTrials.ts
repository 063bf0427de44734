import type { Services } from '../../services.ts';
import { errorShare } from '../../reports/errorShare.ts';
import { partsOf, stateOf } from '../registry/Registry.ts';
import { failsMore } from './failsMore.ts';
import { reporterOf } from '../serving/viewerCookies.ts';

/**
 * Takes back each version that is tried and fails in clearly more tabs than the current one since the trial began. Only what
 * signed-in people told counts, of a trial for named accounts only what these told. Marked as bad, so that nobody is led to
 * it; tabs that have it go back when they next look.
 */
export async function takeBackTrials(
  { db, releases, pseudonym }: Pick<Services, 'db' | 'releases' | 'pseudonym'>,
  tell: (id: string, version: string) => void,
): Promise<void> {
  const registry = await releases.registry();
  for (const id of partsOf(registry)) {
    const { canary, current } = stateOf(registry, id);
    if (!canary || current === null) continue;
    const { since, share, users } = canary;
    const named = share > 0 ? null : users.map((user_id) => reporterOf(pseudonym, user_id));
    const tried = await errorShare(db, { module: id, version: canary.version, since, reporters: named });
    const usual = await errorShare(db, { module: id, version: current, since, reporters: null });
    if (!failsMore(tried, usual)) continue;
    await releases.endCanary(id, 'taken-back', 'errors');
    tell(id, canary.version);
  }
}
