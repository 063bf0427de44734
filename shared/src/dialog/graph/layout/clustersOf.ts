import { BLOCK_CARD, LANE, STEP } from '../geometry/cardSizes.ts';

/** Cards that stand together, apart from all others to the left and right, as the columns of a long dialog do. */
export interface Cluster {
  readonly left: number;
  readonly right: number;
  /** How far the edges within it may run to either side, so that they meet none within its neighbours. */
  readonly reach: { readonly left: number; readonly right: number };
}

const BAND = STEP.x / 2;

/** Finds the clusters of cards by their left sides; `at` gives the one that a place lies in. */
export function clustersOf(cards: Iterable<{ readonly x: number }>): {
  readonly at: (x: number) => Cluster | undefined;
} {
  // Few of them differ: the layout puts cards below each other, and all are as wide.
  const lefts = new Set<number>();
  for (const { x } of cards) lefts.add(x);
  const bands = new Map<number, { left: number; right: number }>();
  for (const left of lefts) {
    const right = left + BLOCK_CARD.width;
    for (let band = Math.floor(left / BAND); band <= Math.floor(right / BAND); band += 1) {
      const known = bands.get(band);
      if (!known) bands.set(band, { left, right });
      else {
        known.left = Math.min(known.left, left);
        known.right = Math.max(known.right, right);
      }
    }
  }
  const groups: { left: number; right: number; bands: number[] }[] = [];
  for (const [band, { left, right }] of [...bands].toSorted(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last && last.bands.at(-1) === band - 1) {
      last.bands.push(band);
      last.right = Math.max(last.right, right);
      last.left = Math.min(last.left, left);
    } else groups.push({ left, right, bands: [band] });
  }
  const byBand = new Map<number, Cluster>();
  for (const [index, group] of groups.entries()) {
    const [before, after] = [groups[index - 1], groups[index + 1]];
    const cluster = {
      left: group.left,
      right: group.right,
      reach: {
        left: before ? (before.right + group.left + LANE) / 2 : -Infinity,
        right: after ? (after.left + group.right - LANE) / 2 : Infinity,
      },
    };
    for (const band of group.bands) byBand.set(band, cluster);
  }
  return { at: (x) => byBand.get(Math.floor(x / BAND)) };
}
