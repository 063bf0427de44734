import type { Services } from '../../services.ts';
import { versionsInUse } from '../../reports/versionsInUse.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Removes versions that are 14 days out of use; what a tab has reported in the last day stays. */
export async function forgetReleases({ db, now, releases }: Pick<Services, 'db' | 'now' | 'releases'>): Promise<void> {
  const inUse = await versionsInUse(db, now() - DAY_MS);
  await releases.forget(new Set(inUse.map(({ module, version }) => `${module}@${version}`)));
}
