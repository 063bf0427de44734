import { writtenLabels } from '../connectionsOf.ts';
import type { Connection } from '../connectionsOf.ts';
import type { Position } from '../Position.ts';
import type { Box } from '../geometry/Box.ts';
import { HANDLE, LANE, STEP } from '../geometry/cardSizes.ts';
import type { Cluster } from '../layout/clustersOf.ts';
import { findDetour } from './findDetour.ts';
import type { SegmentIndex, Segment } from './createSegmentIndex.ts';
import { segmentsOf } from './segmentsOf.ts';
import { CLEARANCE } from './createObstacles.ts';
import { leadOf, LEADS } from './leadOf.ts';
import type { Obstacles } from './createObstacles.ts';

/** What edges are routed among. */
export interface Surroundings {
  readonly obstacles: Obstacles;
  readonly segments: SegmentIndex;
}

/** A card at the end of an edge. */
export interface End {
  readonly card: Box;
  readonly cluster: Cluster;
}

/** Distance, in canvas units, from a card to the level segment below (`OUT`) and above it (`INTO`). */
const OUT = CLEARANCE.below + 2;
const INTO = CLEARANCE.above + 2;
/** Length, in canvas units, of the piece below a card that its own edges keep for themselves. */
export const FIRST_PIECE = 18;
/** Distance, in canvas units, from a card's side to the first upright segment beside it. */
const BESIDE = CLEARANCE.side + 2;
/** The same for edges between clusters, because those within them need the room next to the cards. */
const ASIDE = 120;
/** Max lanes looked at beside each other. */
const LANES = 40;
/** What an edge costs beside its length, in canvas units. */
const COST = { corner: 24, crossing: 40, misread: 1_200 } as const;
/** Min distance between two cards, in canvas units, for an edge to run above all cards instead of between them. */
const FAR = 2 * STEP.x;

/** Where a segment may run, and whether it lies on none that it could be taken for. */
interface Lane {
  readonly at: number;
  readonly isClear: boolean;
}

interface Shape {
  readonly corners: readonly Position[];
  /** How many of its lanes lie on others. */
  readonly misread: number;
}

/**
 * Routes an edge from below one card to above another, past all cards, where it lies on no other edge that it could be taken for,
 * and crosses few. Tried are the simple shapes beside both cards; only where cards stand in the way of all of them is one searched for.
 */
export function routeEdge(of: Connection, from: End, to: End, among: Surroundings): readonly Position[] {
  const lead = of.handle ? leadOf(from.card, of.handle, among.obstacles) : null;
  const exit = lead?.[2] ?? { x: (from.card.left + from.card.right) / 2, y: from.card.bottom + HANDLE / 2 };
  const entry = { x: (to.card.left + to.card.right) / 2, y: to.card.top - HANDLE / 2 };
  // Most edges only lead straight on, and need nothing of the rest.
  const route = isStraight(of, exit, entry, among) ? [exit, entry] : shapedRoute(of, [from, exit], [to, entry], among);
  return lead ? afterLead(lead, route) : route;
}

/** A route with the way to where it begins; without the corner there where it goes straight on. */
function afterLead([begin, turn, exit]: readonly Position[], route: readonly Position[]): readonly Position[] {
  if (!begin || !turn || !exit) return route;
  const [, next] = route;
  return next?.x === exit.x ? [begin, turn, ...route.slice(1)] : [begin, turn, ...route];
}

function isStraight(of: Connection, exit: Position, entry: Position, { obstacles, segments }: Surroundings): boolean {
  if (exit.x !== entry.x || exit.y >= entry.y) return false;
  const [top, bottom] = [exit.y + CLEARANCE.below, entry.y - CLEARANCE.above];
  if (top < bottom && !obstacles.isFreeDown(exit.x, top, bottom)) return false;
  return segments.isClear({
    isUpright: true,
    at: exit.x,
    from: exit.y,
    to: entry.y,
    of,
    isAtCard: true,
    isLabelled: false,
  });
}

function shapedRoute(
  of: Connection,
  [from, exit]: readonly [End, Position],
  [to, entry]: readonly [End, Position],
  { obstacles, segments }: Surroundings,
): readonly Position[] {
  const [source, target] = [from.card, to.card];
  const isWithin = from.cluster === to.cluster;
  const beyondLeads = of.handle ? LEADS : 0;
  let best: readonly Position[] | null = null;
  let least = Infinity;
  for (const shape of shapes()) {
    const cost = costOf(shape, least);
    if (cost < least) [best, least] = [shape.corners, cost];
  }
  return best ?? findDetour(exit, entry, obstacles) ?? [exit, ...bend(exit.y + OUT, exit.x, entry.x), entry];

  function* shapes(): Generator<Shape> {
    // Down at one of both ends, across once.
    if (exit.x !== entry.x && exit.y < entry.y)
      for (const across of [
        below(exit.x, entry.x),
        below(exit.x, entry.x, FIRST_PIECE),
        // Not out of a cluster beside its cards, where others will have their leads.
        of.handle && !isWithin ? null : above(exit.x, entry.x),
      ])
        if (across) yield shapeOf([across], [exit, ...bend(across.at, exit.x, entry.x), entry]);
    for (const beside of besides()) {
      const out = below(exit.x, beside.at);
      const into = above(beside.at, entry.x);
      if (out && into)
        yield shapeOf(
          [out, beside, into],
          [exit, ...bend(out.at, exit.x, beside.at), ...bend(into.at, beside.at, entry.x), entry],
        );
    }
    if (!isWithin && Math.abs(exit.x - entry.x) > FAR && leastOverAll() < least) yield* overAll();
  }

  /** What no edge above all cards costs less than. */
  function leastOverAll(): number {
    const { top } = obstacles;
    const corners = 8;
    return exit.y - top + Math.abs(entry.y - top) + Math.abs(exit.x - entry.x) + corners * COST.corner;
  }

  /** Up beside the source, above all cards, and down beside the target. */
  function* overAll(): Generator<Shape> {
    const over = lane(obstacles.top - 2 * INTO, -LANE, exit.x, entry.x);
    if (!over) return;
    for (const side of sidesOf(from, 0)) {
      const up = upright(side, over.at, source.bottom + OUT);
      const out = up && below(exit.x, up.at);
      if (!up || !out) continue;
      for (const other of sidesOf(to, 0)) {
        const down = upright(other, over.at, target.top - INTO);
        const into = down && above(down.at, entry.x);
        if (!down || !into) continue;
        const corners = [
          ...bend(out.at, exit.x, up.at),
          ...bend(over.at, up.at, down.at),
          ...bend(into.at, down.at, entry.x),
        ];
        yield shapeOf([out, up, over, down, into], [exit, ...corners, entry]);
      }
    }
  }

  /** Level segments: below the source, above the target. */
  function below(one: number, other: number, further = 0): Lane | null {
    return lane(source.bottom + OUT + further, LANE, one, other);
  }
  function above(one: number, other: number): Lane | null {
    const isLabelled = writtenLabels(of).length > 0;
    const found = lane(target.top - INTO, -LANE, one, other, isLabelled);
    return found?.isClear || !isLabelled ? found : lane(target.top - INTO, -LANE, one, other);
  }
  function lane(first: number, step: number, one: number, other: number, isLabelled = false): Lane | null {
    const [left, right] = one < other ? [one, other] : [other, one];
    return firstClear(
      first,
      step,
      (y) => obstacles.isFreeAcross(y, left, right),
      (y) => segments.isClear({ isUpright: false, at: y, from: left, to: right, of, isAtCard: false, isLabelled }),
    );
  }

  /** Upright segments beside both cards; those further away only once all of these are taken. */
  function besides(): Lane[] {
    const [out, into] = [source.bottom + OUT, target.top - INTO];
    const found = new Map<number, Lane>();
    for (let away = 0; away < 4; away += 1) {
      for (const side of [...sidesOf(from, away), ...sidesOf(to, away)]) {
        const segment = upright(side, Math.min(out, into), Math.max(out, into));
        if (segment) found.set(segment.at, segment);
      }
      if ([...found.values()].some(({ isClear }) => isClear)) break;
    }
    return [...found.values()];
  }
  /** Where upright segments beside a card begin, and in which direction the next ones follow. */
  function sidesOf({ card, cluster }: End, away: number): (readonly [number, number])[] {
    const by = isWithin ? BESIDE + beyondLeads + away * STEP.x : ASIDE + away * LANE;
    const { left, right } = isWithin ? card : cluster;
    return [
      [left - by, -LANE],
      [right + by, LANE],
    ];
  }
  function upright([first, step]: readonly [number, number], top: number, bottom: number): Lane | null {
    const { reach } = from.cluster;
    return firstClear(
      first,
      step,
      (x) => (!isWithin || (x > reach.left && x < reach.right)) && obstacles.isFreeDown(x, top, bottom),
      (x) =>
        segments.isClear({ isUpright: true, at: x, from: top, to: bottom, of, isAtCard: false, isLabelled: false }),
    );
  }

  /** Infinity for one that runs into a card at its ends; less exact above `limit`. */
  function costOf({ corners, misread }: Shape, limit: number): number {
    const pieces = segmentsOf(corners, of);
    let cost = corners.length * COST.corner + misread * COST.misread;
    for (const segment of pieces) {
      cost += segment.to - segment.from;
      if (!segment.isAtCard) continue;
      if (!isEndFree(segment)) return Infinity;
      if (!segments.isClear(segment)) cost += COST.misread;
    }
    for (const segment of pieces) {
      if (cost >= limit) return cost;
      cost += segments.crossings(segment) * COST.crossing;
    }
    return cost;
  }

  /** The piece at a card lies nearer to it than edges may come otherwise. */
  function isEndFree({ at, from: begin, to: end }: Segment): boolean {
    const top = at === exit.x && begin === exit.y ? begin + CLEARANCE.below : begin;
    const bottom = at === entry.x && end === entry.y ? end - CLEARANCE.above : end;
    return top >= bottom || obstacles.isFreeDown(at, top, bottom);
  }
}

function shapeOf(lanes: readonly Lane[], corners: readonly Position[]): Shape {
  return { corners, misread: lanes.filter(({ isClear }) => !isClear).length };
}

/** The first lane that is clear, in steps as far as no card is in the way; if all are taken, the first one. */
function firstClear(
  first: number,
  step: number,
  isFree: (at: number) => boolean,
  isClear: (at: number) => boolean,
): Lane | null {
  for (let count = 0, at = first; count < LANES && isFree(at); count += 1, at += step)
    if (isClear(at)) return { at, isClear: true };
  return isFree(first) ? { at: first, isClear: false } : null;
}

/** The corners of a level segment at `y`. */
function bend(y: number, from: number, to: number): Position[] {
  return from === to
    ? [{ x: to, y }]
    : [
        { x: from, y },
        { x: to, y },
      ];
}
