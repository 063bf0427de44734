import type { Bounds } from '../../contract/index.ts';
import { MOST_CANDIDATES } from './judged.ts';
import type { Match } from '../engine/words/Understood.ts';
import type { Understood } from '../engine/words/Understood.ts';

/** A target that fits this much as well as the best one stands against it. */
const CONTESTED = 0.8;

interface Zoned {
  readonly bounds: Bounds;
  /** How sure the best match is, 0 to 1 (see `Understanding.sureness`). */
  readonly sureness: number;
  /** Whether both are asked about where two are all there are. */
  readonly asksBoth: boolean;
}

/** Sorts matches into the three zones. */
export function zonedBy(all: readonly Match[], { bounds: { accept, ask }, sureness, asksBoth }: Zoned): Understood {
  const [best, next] = all;
  if (!best || best.confidence < ask) return { zone: 'unknown', matches: [] };
  // Low bounds of an author's own take what fits two: not what fits both alike.
  const isContested = (next?.confidence ?? 0) >= Math.max(accept, best.confidence * CONTESTED);
  if (sureness >= accept && !isContested) return { zone: 'sure', matches: [best] };
  const isAsked = (match: Match): boolean => (asksBoth && all.length === 2) || match.confidence >= best.confidence / 3;
  return { zone: 'unsure', matches: all.filter(isAsked).slice(0, MOST_CANDIDATES) };
}
