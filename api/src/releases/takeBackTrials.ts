import { writeAudit } from '../audit/writeAudit.ts';
import type { Services } from '../calls/services.ts';
import { errorShare } from '../reports/errorShare.ts';
import { releasableIds } from './Manifest.ts';
import { stateOf } from './Registry.ts';

/** Fewer tabs with a fault may be chance. */
const FAULTY_LEAST = 3;
/** So many times the share of the version that everybody else has, and so much more, is too much. */
const TIMES = 2;
const MORE = 0.05;

/**
 * Takes back each version that is tried and fails in clearly more tabs than the current one since the trial began. Marked as
 * bad, so that nobody is led to it; tabs that have it go back when they next look.
 */
export async function takeBackTrials(
  services: Pick<Services, 'db' | 'now' | 'releases'>,
  tell: (id: string, version: string) => void,
): Promise<void> {
  const { db, now, releases } = services;
  const registry = await releases.registry();
  for (const id of releasableIds) {
    const { canary, current } = stateOf(registry, id);
    if (!canary || current === null) continue;
    const [tried, usual] = await Promise.all(
      [canary.version, current].map((version) => errorShare(db, id, version, canary.since)),
    );
    if (!tried || !usual || tried.faulty < FAULTY_LEAST) continue;
    const bound = Math.max(TIMES * shareOf(usual), shareOf(usual) + MORE);
    if (shareOf(tried) <= bound) continue;
    await releases.endCanary(id, 'taken-back', 'errors');
    await writeAudit(db, now(), { act: 'trial_taken_back', actor_id: null, detail: `${id} ${canary.version}` });
    tell(id, canary.version);
  }
}

const shareOf = ({ tabs, faulty }: { readonly tabs: number; readonly faulty: number }): number =>
  tabs === 0 ? 0 : faulty / tabs;
