import type { Position } from '../../../model/BlockChange.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import { BLOCK_CARD, STEP } from './cardSizes.ts';
import { isToNextRow } from './wayBetween.ts';

const HALF = STEP.x / 2;
/** So far a line keeps away from cards. */
const MARGIN = 12;

/** Finds where a long way can run up or down without crossing cards. */
export type FindGutter = (source: Position, target: Position) => number;

/**
 * Looks for room between the cards at `places`. Tried are straight down, then the sides of the column that the way leads
 * to; when all are taken, the side, because a way behind cards is still better than none.
 */
export function guttersAmong(places: Iterable<Position>): FindGutter {
  const bands = bandsOf(places);

  function isFree(x: number, top: number, bottom: number): boolean {
    const cards = bands.get(Math.floor(x / HALF)) ?? [];
    return !cards.some(
      (card) =>
        x > card.x - MARGIN &&
        x < card.x + BLOCK_CARD.width + MARGIN &&
        bottom > card.y &&
        top < card.y + BLOCK_CARD.height,
    );
  }

  return (source, target) => {
    const top = Math.min(source.y, target.y);
    const bottom = Math.max(source.y, target.y);
    const isSameColumn = Math.abs(target.x - source.x) < HALF;
    const leftFirst = isSameColumn ? target.y < source.y : target.x > source.x;
    const sides = leftFirst ? [target.x - HALF, target.x + HALF] : [target.x + HALF, target.x - HALF];
    const tried = target.y > source.y ? [target.x, ...sides] : sides;
    return tried.find((x) => isFree(x, top + MARGIN, bottom - MARGIN)) ?? sides[0] ?? target.x;
  };
}

/** Where a connection runs up or down. */
export type FindBeside = (connection: Pick<Connection, 'source' | 'target'>) => number;

/** Where connections between blocks at `places` run; the terminals lie next to their blocks, so their ways need no room. */
export function besideAmong(places: ReadonlyMap<string, Position>): FindBeside {
  const find = guttersAmong(places.values());
  return ({ source, target }) => {
    const from = places.get(source);
    const to = places.get(target);
    if (!from || !to) return (from ?? to ?? { x: 0 }).x + BLOCK_CARD.width / 2;
    const below = { x: from.x + BLOCK_CARD.width / 2, y: from.y + BLOCK_CARD.height };
    const above = { x: to.x + BLOCK_CARD.width / 2, y: to.y };
    return isToNextRow(below, above) ? above.x : find(below, above);
  };
}

/** Cards by the bands of canvas that they reach into, margins included, so that few have to be looked at for one line. */
function bandsOf(places: Iterable<Position>): ReadonlyMap<number, readonly Position[]> {
  const bands = new Map<number, Position[]>();
  for (const place of places) {
    const last = Math.floor((place.x + BLOCK_CARD.width + MARGIN) / HALF);
    for (let band = Math.floor((place.x - MARGIN) / HALF); band <= last; band += 1) {
      const cards = bands.get(band);
      if (cards) cards.push(place);
      else bands.set(band, [place]);
    }
  }
  return bands;
}
