/** How much larger a section's name is drawn at the most, because one from very far would cover the cards around. */
const MOST = 4;
/** Steps from one size to the double, so that zooming does not draw names anew with each picture. */
const STEPS = 4;

/** How much larger than by its zoom a section's name is drawn, so that it can be read from afar. */
export function titleScale(zoom: number): number {
  return Math.min(MOST, 2 ** Math.max(0, Math.ceil(Math.log2(1 / zoom) * STEPS - 0.01) / STEPS));
}
