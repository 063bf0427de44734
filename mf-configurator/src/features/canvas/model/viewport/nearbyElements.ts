import type { Position } from '../../../../model/BlockChange.ts';
import type { Bounds, Connection, Routes } from '@dialogwerk/shared/dialog/graph';
import { reachesInto } from '@dialogwerk/shared/dialog/graph';

/** What of a dialog is drawn card by card, both in the dialog's order. */
export interface NearbyElements {
  readonly ids: readonly string[];
  readonly connections: readonly Connection[];
}

/**
 * The cards in an area, those that count wherever they are (`always`: selected or being moved), the edges that may be seen
 * there, and the cards at their ends, because xyflow draws no edge without them.
 */
export function nearbyElements(
  area: Bounds,
  places: ReadonlyMap<string, Position>,
  all: readonly Connection[],
  always: ReadonlySet<string>,
  routes: Pick<Routes, 'within'>,
): NearbyElements {
  const near = new Set<string>();
  for (const [id, place] of places) if (always.has(id) || reachesInto(area, place)) near.add(id);
  const { x, y, width, height } = area;
  // What touches the area counts, as for cards.
  const seen = routes.within({ left: x - 1, top: y - 1, right: x + width + 1, bottom: y + height + 1 });
  const connections = all.filter((connection) => {
    const { source, target } = connection;
    if (seen.has(connection)) return true;
    return (always.has(source) || always.has(target)) && places.has(source) && places.has(target);
  });
  for (const { source, target } of connections) near.add(source).add(target);
  return { ids: [...places.keys()].filter((id) => near.has(id)), connections };
}
