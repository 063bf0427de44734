import type { ReleasableId } from '@dialogwerk/shared/contract';

/** What a load of each may bring over the net until its first screen can be used, in bytes, compressed; `e2e/composition/budgets.spec.ts` holds it. */
export const budgets: Readonly<Record<ReleasableId, number>> = {
  shell: 220_000,
  'mf-dashboard': 40_000,
  'mf-configurator': 160_000,
  'mf-assess-live': 60_000,
  'mf-share': 40_000,
  'mf-analyse': 40_000,
};
