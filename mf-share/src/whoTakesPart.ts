import type { Study } from '@dialogwerk/shared/contract';

/** Who can begin while a dialog is live: all with the link, those who know a password, those with a link of their own, or nobody now. */
export type TakesPart = 'all' | 'guarded' | 'personal' | 'nobody';

/** Who can begin at a moment (milliseconds since 1970), as the doors of the study have it; a study that is not known yet has none. */
export function whoTakesPart(
  study: Pick<Study, 'period' | 'begun' | 'password_set_at' | 'personal_only'> | null,
  now: number,
): TakesPart {
  if (study === null) return 'all';
  const { starts_at, ends_at, most } = study.period;
  const isClosed = (starts_at !== null && now < starts_at) || (ends_at !== null && now >= ends_at);
  if (isClosed || (most !== null && study.begun >= most)) return 'nobody';
  if (study.personal_only) return 'personal';
  return study.password_set_at === null ? 'all' : 'guarded';
}
