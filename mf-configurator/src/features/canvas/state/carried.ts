import { atom, computed } from 'nanostores';
import type { Position } from '../../../model/BlockChange.ts';

/** What a gesture of pointer or arrow keys carries along. */
interface Carried {
  /** Cards, terminals included; the very same set for the whole gesture. */
  readonly ids: ReadonlySet<string>;
  /** How far, for each of them, in pixels at zoom 1. */
  readonly by: Position;
}

const nothing: Carried = { ids: new Set(), by: { x: 0, y: 0 } };

/**
 * Beside React's state, because only what is carried is to be drawn with each step: everything else, xyflow's own list of
 * cards included, stays as it was until the gesture ends.
 */
export const $carried = atom<Carried>(nothing);
export const $carriedIds = computed($carried, ({ ids }) => ids);

export function carry(ids: ReadonlySet<string>, by: Position): void {
  $carried.set({ ids, by });
}

export function carryNothing(): void {
  $carried.set(nothing);
}
