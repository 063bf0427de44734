import type { Connection } from '../connectionsOf.ts';
import type { Box } from '../geometry/Box.ts';
import { LABEL, LANE } from '../geometry/cardSizes.ts';

/** A straight piece of an edge, upright at x = `at` or level at y = `at`, from `from` to `to`. */
export interface Segment {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly of: Connection;
  /** Begins or ends at a card, where all of the card's edges meet. */
  readonly isAtCard: boolean;
  /** Leads level to where the edge turns to its end, and is to carry the label there. */
  readonly isLabelled: boolean;
}

/** The segments that are drawn already. */
export interface SegmentIndex {
  readonly add: (segment: Segment) => void;
  /** Whether a segment lies on none that it could be taken for. */
  readonly isClear: (segment: Segment) => boolean;
  /** How many segments it crosses. */
  readonly crossings: (segment: Segment) => number;
  /** How many segments, but those of one connection, run through a box. */
  readonly through: (box: Box, but: Connection) => number;
}

/** Min distance, in canvas units, at which two segments are told apart. */
const CLOSE = LANE - 2;
/** Min gap, in canvas units, between the end of one upright segment and the beginning of another one. */
const APART = 6;
/** Size, in canvas units, of the cells that segments are kept by: narrow across them, long along them. */
const CELL = { along: 512, across: 64 } as const;

/** Segments of one direction by their cells: first along them, then across. */
type Cells = Map<number, Map<number, Segment[]>>;

/**
 * Keeps segments by cells, so that one segment asks for its neighbours alone. Those of `before` count as well, and none is added
 * to them: what is worked out later in one place can be forgotten.
 */
export function createSegmentIndex(before?: SegmentIndex): SegmentIndex {
  const upright: Cells = new Map();
  const level: Cells = new Map();

  function add(segment: Segment): void {
    const cells = segment.isUpright ? upright : level;
    const across = Math.floor(segment.at / CELL.across);
    const last = Math.floor(segment.to / CELL.along);
    for (let along = Math.floor(segment.from / CELL.along); along <= last; along += 1) {
      const known = cells.get(along) ?? new Map<number, Segment[]>();
      cells.set(along, known);
      const segments = known.get(across);
      if (segments) segments.push(segment);
      else known.set(across, [segment]);
    }
  }

  function isClear(segment: Segment): boolean {
    if (before && !before.isClear(segment)) return false;
    const cells = segment.isUpright ? upright : level;
    const close = segment.isLabelled ? LABEL.height : CLOSE;
    const first = Math.floor((segment.at - close) / CELL.across);
    const last = Math.floor((segment.at + close) / CELL.across);
    const end = Math.floor((segment.to + APART) / CELL.along);
    for (let along = Math.floor((segment.from - APART) / CELL.along); along <= end; along += 1) {
      const known = cells.get(along);
      if (!known) continue;
      for (let across = first; across <= last; across += 1)
        for (const other of known.get(across) ?? []) if (isMisread(segment, other)) return false;
    }
    return true;
  }

  /** Counts the segments of one direction that pass through a stripe; one in several cells comes once. */
  function countThrough(
    isUpright: boolean,
    at: readonly [number, number],
    span: readonly [number, number],
    but: Connection,
  ): number {
    const cells = isUpright ? upright : level;
    const [from, to] = span;
    let count = 0;
    const firstAlong = Math.floor(at[0] / CELL.along);
    const lastAlong = Math.floor(at[1] / CELL.along);
    const firstAcross = Math.floor(from / CELL.across);
    const lastAcross = Math.floor(to / CELL.across);
    const countIn = (along: number, segments: readonly Segment[]): void => {
      for (const other of segments) {
        const isThere = other.at > from && other.at < to && other.from < at[1] && other.to > at[0];
        if (!isThere || other.of === but) continue;
        if (along === Math.max(firstAlong, Math.floor(other.from / CELL.along))) count += 1;
      }
    };
    for (let along = firstAlong; along <= lastAlong; along += 1) {
      const known = cells.get(along);
      if (!known) continue;
      // A long stripe has more cells than there are segments.
      if (known.size <= lastAcross - firstAcross) for (const segments of known.values()) countIn(along, segments);
      else for (let across = firstAcross; across <= lastAcross; across += 1) countIn(along, known.get(across) ?? []);
    }
    return count;
  }

  return {
    add,
    isClear,
    crossings: (segment) => {
      const { isUpright, at, from, to, of } = segment;
      return countThrough(!isUpright, [at, at], [from, to], of) + (before?.crossings(segment) ?? 0);
    },
    through: (box, but) => {
      const { left, top, right, bottom } = box;
      const upAndDown = countThrough(true, [top, bottom], [left, right], but);
      return upAndDown + countThrough(false, [left, right], [top, bottom], but) + (before?.through(box, but) ?? 0);
    },
  };
}

/** Edges of one kind may run as one where they leave the same card or lead into the same one. */
function isMisread(segment: Segment, other: Segment): boolean {
  // Upright segments that end where others begin would be read as one.
  const apart = segment.isUpright ? APART : 0;
  if (other.from >= segment.to + apart || other.to <= segment.from - apart) return false;
  const distance = Math.abs(segment.at - other.at);
  if (segment.isLabelled && other.isLabelled && distance < LABEL.height) return true;
  if (distance >= CLOSE) return false;
  const isRelated = isSameExit(segment.of, other.of) || segment.of.target === other.of.target;
  return !(isRelated && (segment.of.kind === other.of.kind || (segment.isAtCard && other.isAtCard)));
}

/** Whether both leave from the same handle: the edges of two answers are told apart from the beginning. */
function isSameExit(one: Connection, other: Connection): boolean {
  return one.source === other.source && one.handle?.outcome === other.handle?.outcome;
}
