import type { Bounds } from '../../contract/index.ts';
import { measuredAt, takenFrom } from './measuredBounds.data.ts';

/** From this share of what a reply is taken from on it is asked back about. */
const ASKED_FROM = 0.5;
/** What is all but said word for word is taken in any case. */
const HIGHEST = 0.95;

/** How much a block is trained with. */
export interface TrainingSize {
  /** Those that have examples, what they say of themselves included. */
  readonly targets: number;
  /** Of all targets together. */
  readonly examples: number;
}

/** The bounds of a block whose author has set none: the lowest that keep the wanted error at its size, between two measured sizes in proportion. */
export function measuredBounds({ targets, examples }: TrainingSize): Bounds {
  const row = takenFrom.findLast((one) => targets >= one.targets)?.accept ?? takenFrom[0]?.accept ?? [];
  const accept = between(row, examples / Math.max(targets, 1));
  return { accept: rounded(accept), ask: rounded(accept * ASKED_FROM) };
}

/**
 * Bounds that a sentence which is at home nowhere does not reach, how sure a block is of it being given. They were measured for replies
 * that are compared by their words: whatever model stands beside these, such a sentence must not be taken.
 */
export function aboveForeign({ accept, ask }: Bounds, foreign: number): Bounds {
  const raised = Math.max(accept, Math.min(HIGHEST, foreign + 0.01));
  return { accept: rounded(raised), ask: Math.max(ask, rounded(raised * ASKED_FROM)) };
}

/** What a row has for so many examples of each target; each doubling counts the same. */
function between(row: readonly number[], each: number): number {
  const after = measuredAt.findIndex((count) => count >= each);
  const last = row.at(-1) ?? 1;
  if (after <= 0) return after < 0 ? last : (row[0] ?? last);
  const [from, to] = [measuredAt[after - 1] ?? 1, measuredAt[after] ?? 1];
  const [low, high] = [row[after - 1] ?? last, row[after] ?? last];
  return low + ((high - low) * Math.log(each / from)) / Math.log(to / from);
}

/** As authors see and set them, in percent. */
function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
