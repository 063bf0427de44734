import type { Section } from '@dialogwerk/shared/contract';
import type { Position } from '../../../../model/BlockChange.ts';
import { cornerOf } from './foldCards.ts';

interface Move {
  readonly id: string;
  readonly position: Position;
}

/**
 * The moves of a section's blocks when what it is drawn as goes from one place to another. A folded one has its blocks where they lie to one
 * another, with their corner where its card comes.
 */
export function sectionMoves(
  { blocks }: Section,
  isFolded: boolean,
  { from, to }: { readonly from: Position; readonly to: Position },
  places: ReadonlyMap<string, Position>,
): Move[] {
  const corner = isFolded ? cornerOf(blocks.flatMap((id) => places.get(id) ?? [])) : from;
  if (!corner) return [];
  return blocks.flatMap((id) => {
    const place = places.get(id);
    return place ? [{ id, position: { x: place.x + to.x - corner.x, y: place.y + to.y - corner.y } }] : [];
  });
}
