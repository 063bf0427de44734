import type { Study } from '@dialogwerk/shared/contract';

/** Whether people can begin at a moment, as the server decides it, with when that changes or has changed. */
export type PeriodState =
  | { readonly kind: 'open' | 'full' | 'personal' }
  | { readonly kind: 'not-begun' | 'until' | 'personal-until' | 'over'; readonly moment: number };

/** How the period and the limit of a study stand at a moment, in milliseconds since 1970. */
export function periodState(
  { period, begun, personal_only }: Pick<Study, 'period' | 'begun' | 'personal_only'>,
  now: number,
): PeriodState {
  const { starts_at, ends_at, most } = period;
  if (ends_at !== null && now >= ends_at) return { kind: 'over', moment: ends_at };
  if (most !== null && begun >= most) return { kind: 'full' };
  if (starts_at !== null && now < starts_at) return { kind: 'not-begun', moment: starts_at };
  if (ends_at === null) return { kind: personal_only ? 'personal' : 'open' };
  return { kind: personal_only ? 'personal-until' : 'until', moment: ends_at };
}
