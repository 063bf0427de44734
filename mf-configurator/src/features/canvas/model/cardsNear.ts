import type { Position } from '../../../model/BlockChange.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import { reachesInto } from './boundsOf.ts';
import type { Bounds } from './boundsOf.ts';

/** What of a dialog is drawn card by card, both in the dialog's order. */
export interface Near {
  readonly ids: readonly string[];
  readonly connections: readonly Connection[];
}

/**
 * The cards in an area, those that count wherever they are (`always`: selected or being moved), the ways that may be seen
 * there, and the cards at their ends, because xyflow draws no way without them.
 */
export function cardsNear(
  area: Bounds,
  places: ReadonlyMap<string, Position>,
  all: readonly Connection[],
  always: ReadonlySet<string>,
): Near {
  const near = new Set<string>();
  for (const [id, place] of places) if (always.has(id) || reachesInto(area, place)) near.add(id);
  const connections = all.filter(({ source, target }) => {
    const from = places.get(source);
    const to = places.get(target);
    return from && to && (always.has(source) || always.has(target) || reachesInto(area, from, to));
  });
  for (const { source, target } of connections) near.add(source).add(target);
  return { ids: [...places.keys()].filter((id) => near.has(id)), connections };
}
