import { writtenLabels } from '../connectionsOf.ts';
import type { Connection } from '../connectionsOf.ts';
import type { Position } from '../Position.ts';
import { isOverlapping } from '../geometry/Box.ts';
import type { Box } from '../geometry/Box.ts';
import { HANDLE, LABEL } from '../geometry/cardSizes.ts';
import { labelBox, labelOf } from './labelBox.ts';
import type { Label, MeasureLabel, PlacedLabel } from './labelBox.ts';
import { segmentsOf } from './segmentsOf.ts';
import type { SegmentIndex, Segment } from './createSegmentIndex.ts';
import type { Obstacles } from './createObstacles.ts';

/** Length of an edge's arrowhead, in canvas units; a label leaves it free. */
const POINT = 14;
/** Distance between two places along an edge that are tried, in canvas units. */
const STRIDE = 24;
/** Cost of a foreign edge under a label, as canvas units further along its own edge. */
const FOREIGN_EDGE = 60;
/** Cost of a place that later labels may need more, likewise. */
const RESERVED = 2_000;
/** Max widths of a label, in canvas units; tried one after the other. */
const WIDTHS = [LABEL.width, LABEL.width / 2, LABEL.width / 4];
const CELL = 256;
/** Small enough that a cell's key stays an integer that engines do not have to allocate. */
const ROWS = 1 << 15;

/** Finds places for labels, some after others, outside of what is reserved for later ones; none for one without any room. */
export interface LabelPlacer {
  readonly place: (
    edges: ReadonlyMap<Connection, readonly Position[]>,
    segments: SegmentIndex,
    isReserved?: (box: Box) => boolean,
  ) => ReadonlyMap<Connection, PlacedLabel>;
}

/** The middles of labels: where nothing else is `written`, if there is room; on their own edges, near where they lead to, on no card, no other label, and few foreign edges. */
export function labelPlacer(obstacles: Obstacles, measure: MeasureLabel, written: readonly Box[]): LabelPlacer {
  const taken = new Map<number, Box[]>();

  function place(
    edges: ReadonlyMap<Connection, readonly Position[]>,
    segments: SegmentIndex,
    isReserved: (box: Box) => boolean = () => false,
  ): Map<Connection, PlacedLabel> {
    const places = new Map<Connection, PlacedLabel>();
    const labelled = [...edges].flatMap(([connection, corners]) =>
      writtenLabels(connection).length === 0
        ? []
        : [{ connection, pieces: segmentsOf(corners, connection), length: lengthOf(corners) }],
    );
    // Short edges have the fewest places.
    labelled.sort((a, b) => a.length - b.length);
    for (const { connection, pieces } of labelled) {
      const label = placed(connection, pieces, segments, isReserved);
      if (!label) continue;
      take(labelBox(label.middle, label));
      places.set(connection, label);
    }
    return places;
  }

  /** In fewer words where there is no room for it whole. */
  function placed(
    connection: Connection,
    pieces: readonly Segment[],
    segments: SegmentIndex,
    isReserved: (box: Box) => boolean,
  ): PlacedLabel | null {
    for (const most of WIDTHS) {
      const label = labelOf(writtenLabels(connection), measure, most);
      const middle = label && bestPlace(connection, pieces, label, segments, isReserved);
      if (label && middle) return { ...label, middle };
    }
    return null;
  }

  function bestPlace(
    connection: Connection,
    pieces: readonly Segment[],
    label: Label,
    segments: SegmentIndex,
    isReserved: (box: Box) => boolean,
  ): Position | null {
    let best: Position | null = null;
    let least = Infinity;
    for (const { middle, away } of placesAlong(pieces, label)) {
      if (away >= least) continue;
      const box = labelBox(middle, label);
      if (isTaken(box) || isOnCard(box)) continue;
      const cost =
        away +
        segments.through(box, connection) * FOREIGN_EDGE +
        (isReserved(box) || written.some((other) => isOverlapping(box, other)) ? RESERVED : 0);
      if (cost < least) [best, least] = [middle, cost];
    }
    return best;
  }

  /** Handles reach over the rims of cards. */
  function isOnCard(box: Box): boolean {
    return obstacles.isCovering({ ...box, top: box.top - HANDLE / 2, bottom: box.bottom + HANDLE / 2 });
  }
  function isTaken(box: Box): boolean {
    return cellsOf(box).some((cell) => taken.get(cell)?.some((other) => isOverlapping(box, other)));
  }
  function take(box: Box): void {
    for (const cell of cellsOf(box)) {
      const known = taken.get(cell);
      if (known) known.push(box);
      else taken.set(cell, [box]);
    }
  }

  return { place };
}

function cellsOf({ left, right, top, bottom }: Box): number[] {
  const cells: number[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) cells.push(x * ROWS + y);
  return cells;
}

interface Candidate {
  readonly middle: Position;
  /** How far along the edge from where a label is looked for first. */
  readonly away: number;
}

/** Places on an edge from its end to its beginning, in steps. */
function* placesAlong(segments: readonly Segment[], { width }: Label): Generator<Candidate> {
  let away = 0;
  for (const [index, segment] of segments.toReversed().entries()) {
    const isLast = index === 0;
    const half = (segment.isUpright ? LABEL.height : width) / 2;
    const begin = segment.from + half;
    const end = segment.to - half - (isLast ? POINT : 0);
    const at = (along: number): Position =>
      segment.isUpright ? { x: segment.at, y: along } : { x: along, y: segment.at };
    // The edge may come from either side.
    for (let along = end; along >= begin; along -= STRIDE) yield { middle: at(along), away: away + end - along };
    if (!isLast)
      for (let along = begin; along < end; along += STRIDE) yield { middle: at(along), away: away + along - begin };
    // A label may be longer than its segment, as long as there is room.
    if (begin > end && (isLast || !segment.isUpright))
      yield { middle: at(isLast ? end : (segment.from + segment.to) / 2), away: away + STRIDE };
    away += segment.to - segment.from;
  }
}

function lengthOf(corners: readonly Position[]): number {
  return corners.reduce((length, { x, y }, at) => {
    const before = corners[at - 1];
    return before ? length + Math.abs(before.x - x) + Math.abs(before.y - y) : length;
  }, 0);
}
