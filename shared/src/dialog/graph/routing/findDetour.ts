import type { Position } from '../Position.ts';
import { STEP } from '../geometry/cardSizes.ts';
import { CLEARANCE, LEAST_CLEARANCE } from './createObstacles.ts';
import type { Clearance, Obstacles } from './createObstacles.ts';

/** How far around both ends cards are looked at, in steps of the layout, and how far from cards; one after the other. */
const ATTEMPTS = [CLEARANCE, LEAST_CLEARANCE].flatMap((clearance) => [2, 6].map((steps) => ({ steps, clearance })));
/** Max cards whose sides are searched along, because more make the search slow; no route runs through the others either. */
const MOST = 64;
const CORNER = 200;

interface Reached {
  readonly column: number;
  readonly row: number;
  readonly isUpright: boolean;
  readonly cost: number;
  /** The cost so far and the least that is still to come. */
  readonly estimate: number;
  readonly before: Reached | null;
}

/**
 * The shortest route with few corners among cards that lie anyhow (A* on the lines beside all cards around); null
 * where there is none, as when one card lies on another.
 */
export function findDetour(exit: Position, entry: Position, obstacles: Obstacles): readonly Position[] | null {
  for (const attempt of ATTEMPTS) {
    const found = search(attempt, exit, entry, obstacles);
    if (found) return found;
  }
  return null;
}

function search(
  { steps, clearance }: { readonly steps: number; readonly clearance: Clearance },
  exit: Position,
  entry: Position,
  obstacles: Obstacles,
): readonly Position[] | null {
  const { side, above, below } = clearance;
  const isNear = clearance === LEAST_CLEARANCE;
  // Where the room is least, the route turns as soon as it has left its handle.
  const begin = isNear ? exit : { x: exit.x, y: exit.y + below };
  const end = isNear ? entry : { x: entry.x, y: entry.y - above };
  const around = {
    left: Math.min(exit.x, entry.x) - steps * STEP.x,
    right: Math.max(exit.x, entry.x) + steps * STEP.x,
    top: Math.min(exit.y, entry.y) - steps * STEP.y,
    bottom: Math.max(exit.y, entry.y) + steps * STEP.y,
  };
  const cards = obstacles.within(around).slice(0, MOST);
  const columns = sorted([begin.x, end.x, ...cards.flatMap(({ left, right }) => [left - side, right + side])]);
  const rows = sorted([begin.y, end.y, ...cards.flatMap(({ top, bottom }) => [top - above, bottom + below])]);
  const goal = { column: columns.indexOf(end.x), row: rows.indexOf(end.y) };
  const done = new Set<number>();
  const open: Reached[] = [
    {
      column: columns.indexOf(begin.x),
      row: rows.indexOf(begin.y),
      isUpright: true,
      cost: 0,
      estimate: 0,
      before: null,
    },
  ];
  for (let next = takeLeast(open); next; next = takeLeast(open)) {
    const { column, row, isUpright, cost } = next;
    if (column === goal.column && row === goal.row) return pathTo(next);
    const key = keyOf(column, row, isUpright);
    if (done.has(key)) continue;
    done.add(key);
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = { column: column + right, row: row + down };
      const [x, y, toX, toY] = [columns[column], rows[row], columns[to.column], rows[to.row]];
      if (x === undefined || y === undefined || toX === undefined || toY === undefined) continue;
      const isFree =
        down === 0
          ? obstacles.isFreeAcross(y, Math.min(x, toX), Math.max(x, toX), clearance)
          : obstacles.isFreeDown(x, Math.min(y, toY), Math.max(y, toY), clearance);
      if (!isFree) continue;
      const turn = isUpright === (down !== 0) ? 0 : CORNER;
      const isUprightThere = down !== 0;
      if (done.has(keyOf(to.column, to.row, isUprightThere))) continue;
      const costThere = cost + Math.abs(toX - x) + Math.abs(toY - y) + turn;
      const ahead = Math.abs(end.x - toX) + Math.abs(end.y - toY);
      put(open, { ...to, isUpright: isUprightThere, cost: costThere, estimate: costThere + ahead, before: next });
    }
  }
  return null;

  function keyOf(column: number, row: number, isUpright: boolean): number {
    return (row * columns.length + column) * 2 + Number(isUpright);
  }

  function pathTo(last: Reached): Position[] {
    const route: Position[] = [entry];
    for (let at: Reached | null = last; at; at = at.before)
      route.push({ x: columns[at.column] ?? 0, y: rows[at.row] ?? 0 });
    return withoutMiddles([...route, exit].toReversed());
  }
}

/** Without the points where a route goes straight on. */
function withoutMiddles(route: readonly Position[]): Position[] {
  return route.filter(({ x, y }, at) => {
    const [before, after] = [route[at - 1], route[at + 1]];
    return !before || !after || !((before.x === x && after.x === x) || (before.y === y && after.y === y));
  });
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** A heap by estimate. */
function put(heap: Reached[], one: Reached): void {
  let at = heap.push(one) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (!above || above.estimate <= one.estimate) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = one;
}

function takeLeast(heap: Reached[]): Reached | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (!left) break;
    if (right && right.estimate < left.estimate) child += 1;
    const lesser = heap[child];
    if (!lesser || lesser.estimate >= last.estimate) break;
    heap[at] = lesser;
    at = child;
  }
  heap[at] = last;
  return least;
}
