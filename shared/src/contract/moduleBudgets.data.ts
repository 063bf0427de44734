import type { ReleasableId } from './release.ts';

/**
 * Bytes of scripts and styles, compressed, that the first screen of each may bring over the net in a browser that has none yet;
 * `e2e/composition/budgets.spec.ts` holds it.
 */
export const moduleBudgets: Readonly<Record<ReleasableId, number>> = {
  shell: 220_000,
  'mf-dashboard': 40_000,
  'mf-configurator': 160_000,
  'mf-assess-live': 60_000,
  'mf-share': 40_000,
  'mf-analyse': 40_000,
};
