import { atom, computed } from 'nanostores';
import type { Position } from '../../../model/BlockChange.ts';

/** What a gesture of pointer or arrow keys drags along. */
interface Dragged {
  /** Cards, terminals included; the very same set for the whole gesture. */
  readonly ids: ReadonlySet<string>;
  /** How far, for each of them, in pixels at zoom 1. */
  readonly by: Position;
}

const nothing: Dragged = { ids: new Set(), by: { x: 0, y: 0 } };

/**
 * Beside React's state, because only what is dragged is to be drawn with each step: everything else, xyflow's own list of
 * cards included, stays as it was until the gesture ends.
 */
export const $dragged = atom<Dragged>(nothing);
/** Whether a layer above the graph shows what is dragged and the edges that it pulls at, so that the edges themselves stay as they are. */
export const $isLayered = atom(false);
export const $draggedIds = computed($dragged, ({ ids }) => ids);

export function drag(ids: ReadonlySet<string>, by: Position): void {
  $dragged.set({ ids, by });
}

export function endDrag(): void {
  $dragged.set(nothing);
}
