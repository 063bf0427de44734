import type { SurveyFlags } from '@dialogwerk/shared/contract';

/** Why the dialog cannot be switched live or inactive; null when it can (domain.md §8). */
export function whyClosed({ live_switch, bearbeiten, testen }: SurveyFlags): null | 'no-question' | 'role' {
  if (live_switch === 1) return null;
  // Whoever may edit may also test, unless there is nothing to ask.
  return bearbeiten === 1 && testen === 0 ? 'no-question' : 'role';
}
