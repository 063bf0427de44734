import type { ScalePoint } from '../../../contract/index.ts';

/** Up to this many points stand in one row where there is room. */
const POINTS_IN_A_ROW = 7;
/** Labels up to this length, such as 0 to 10, stand side by side even on a phone. */
const SHORT_LABEL = 3;

/** How the points of a scale are laid out, by page and messenger alike, so that nothing moves when one follows the other. */
export function scaleLayout(points: readonly Pick<ScalePoint, 'label'>[]): 'short' | 'row' | 'column' {
  if (points.every(({ label }) => label.length <= SHORT_LABEL)) return 'short';
  return points.length <= POINTS_IN_A_ROW ? 'row' : 'column';
}
