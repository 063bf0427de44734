import type { Position } from '../Position.ts';
import { BLOCK_CARD, STEP } from '../geometry/cardSizes.ts';

const MARGIN = 16;
/** Cards further away than the next cell cannot overlap. */
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** Cards that lie already; more may come. */
interface Taken {
  readonly isTaken: (place: Position) => boolean;
  readonly add: (place: Position) => void;
}

/** Keeps cards by cells of the grid, so that only those in the cells around have to be looked at for one place. */
export function takenBy(places: Iterable<Position>): Taken {
  const cells = new Map<string, Position[]>();
  const column = ({ x }: Position): number => Math.floor(x / STEP.x);
  const row = ({ y }: Position): number => Math.floor(y / STEP.y);

  function add(place: Position): void {
    const cell = `${column(place)} ${row(place)}`;
    const known = cells.get(cell);
    if (known) known.push(place);
    else cells.set(cell, [place]);
  }

  function isTaken(place: Position): boolean {
    return around.some(([right, down]) =>
      cells.get(`${column(place) + right} ${row(place) + down}`)?.some((other) => overlap(place, other)),
    );
  }

  for (const place of places) add(place);
  return { isTaken, add };
}

/** The wished place, or the first one to its right where no card is in the way. */
export function freePlace(wished: Position, { isTaken }: Pick<Taken, 'isTaken'>): Position {
  let place = wished;
  while (isTaken(place)) place = { x: place.x + STEP.x, y: place.y };
  return place;
}

/** Max steps of the grid to a place that is looked for all around. */
const NEAR = 4;
const steps = Array.from({ length: 2 * NEAR + 1 }, (_, index) => index - NEAR);
/** Steps of the grid to the places around one, the nearest first; of two as near the lower, then the right one. */
const nearby = steps
  .flatMap((right) => steps.map((down) => ({ x: right * STEP.x, y: down * STEP.y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || b.y - a.y || b.x - a.x);

/** The wished place, or the nearest one around it where no card is in the way. */
export function nearestFreePlace(wished: Position, taken: Pick<Taken, 'isTaken'>): Position {
  for (const { x, y } of nearby) {
    const place = { x: wished.x + x, y: wished.y + y };
    if (!taken.isTaken(place)) return place;
  }
  return freePlace(wished, taken);
}

/** A place for one more card where it is wished, or aside from there. */
export function placeNear(wished: Position, taken: Iterable<Position>): Position {
  return freePlace(wished, takenBy(taken));
}

/** A place below a card, or aside from there. */
export function placeBelow(above: Position, taken: readonly Position[]): Position {
  return freePlace({ x: above.x, y: above.y + STEP.y }, takenBy(taken));
}

/** How far to the right, and a row down, a group of cards has to go so that none lies on one that is there already. */
export function shiftToFree(group: readonly Position[], taken: readonly Position[]): Position {
  let shift = { x: 0, y: STEP.y };
  const isTaken = (): boolean =>
    group.some(({ x, y }) => taken.some((other) => overlap({ x: x + shift.x, y: y + shift.y }, other)));
  while (isTaken()) shift = { x: shift.x + STEP.x, y: shift.y };
  return shift;
}

function overlap(a: Position, b: Position): boolean {
  return Math.abs(a.x - b.x) < BLOCK_CARD.width + MARGIN && Math.abs(a.y - b.y) < BLOCK_CARD.height + MARGIN;
}
