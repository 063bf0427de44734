import type { Connection } from '../../../model/connectionsOf.ts';
import type { Box } from './Box.ts';
import { LABEL, LANE } from './cardSizes.ts';

/** A straight piece of a way: upright at x = `at` or level at y = `at`, from `from` to `to`. */
export interface Line {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly of: Connection;
  /** Begins or ends at a card, where all of the card's ways meet. */
  readonly isAtCard: boolean;
  /** Leads level to where the way turns to its end, and is to carry the label there. */
  readonly isLabelled: boolean;
}

/** The lines that are drawn already. */
export interface DrawnLines {
  readonly add: (line: Line) => void;
  /** Whether a line lies on none that it could be taken for. */
  readonly isClear: (line: Line) => boolean;
  /** How many lines it crosses. */
  readonly crossings: (line: Line) => number;
  /** How many lines, but those of one connection, run through a box. */
  readonly through: (box: Box, but: Connection) => number;
}

/** Lines closer than this cannot be told apart. */
const CLOSE = LANE - 2;
/** The least between the end of one line and the beginning of another one. */
const APART = 6;
/** Lines are kept by cells: narrow across them, long along them. */
const CELL = { along: 512, across: 64 } as const;

/** Lines of one direction by their cells: first along them, then across. */
type Cells = Map<number, Map<number, Line[]>>;

/**
 * Keeps lines by cells, so that one line asks for its neighbours alone. Those of `before` count as well, and none is added
 * to them: what is worked out later in one place can be forgotten.
 */
export function drawnLines(before?: DrawnLines): DrawnLines {
  const upright: Cells = new Map();
  const level: Cells = new Map();

  function add(line: Line): void {
    const cells = line.isUpright ? upright : level;
    const across = Math.floor(line.at / CELL.across);
    const last = Math.floor(line.to / CELL.along);
    for (let along = Math.floor(line.from / CELL.along); along <= last; along += 1) {
      const known = cells.get(along) ?? new Map<number, Line[]>();
      cells.set(along, known);
      const lines = known.get(across);
      if (lines) lines.push(line);
      else known.set(across, [line]);
    }
  }

  function isClear(line: Line): boolean {
    if (before && !before.isClear(line)) return false;
    const cells = line.isUpright ? upright : level;
    const close = line.isLabelled ? LABEL.height : CLOSE;
    const first = Math.floor((line.at - close) / CELL.across);
    const last = Math.floor((line.at + close) / CELL.across);
    const end = Math.floor((line.to + APART) / CELL.along);
    for (let along = Math.floor((line.from - APART) / CELL.along); along <= end; along += 1) {
      const known = cells.get(along);
      if (!known) continue;
      for (let across = first; across <= last; across += 1)
        for (const other of known.get(across) ?? []) if (isMisread(line, other)) return false;
    }
    return true;
  }

  /** Counts the lines of one direction that pass through a stripe; one in several cells comes once. */
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
    const countIn = (along: number, lines: readonly Line[]): void => {
      for (const other of lines) {
        const isThere = other.at > from && other.at < to && other.from < at[1] && other.to > at[0];
        if (!isThere || other.of === but) continue;
        if (along === Math.max(firstAlong, Math.floor(other.from / CELL.along))) count += 1;
      }
    };
    for (let along = firstAlong; along <= lastAlong; along += 1) {
      const known = cells.get(along);
      if (!known) continue;
      // A long stripe has more cells than there are lines.
      if (known.size <= lastAcross - firstAcross) for (const lines of known.values()) countIn(along, lines);
      else for (let across = firstAcross; across <= lastAcross; across += 1) countIn(along, known.get(across) ?? []);
    }
    return count;
  }

  return {
    add,
    isClear,
    crossings: (line) => {
      const { isUpright, at, from, to, of } = line;
      return countThrough(!isUpright, [at, at], [from, to], of) + (before?.crossings(line) ?? 0);
    },
    through: (box, but) => {
      const { left, top, right, bottom } = box;
      const upAndDown = countThrough(true, [top, bottom], [left, right], but);
      return upAndDown + countThrough(false, [left, right], [top, bottom], but) + (before?.through(box, but) ?? 0);
    },
  };
}

/** Ways of one kind may run as one where they leave the same card or lead into the same one. */
function isMisread(line: Line, other: Line): boolean {
  // Upright lines that end where others begin would be read as one.
  const apart = line.isUpright ? APART : 0;
  if (other.from >= line.to + apart || other.to <= line.from - apart) return false;
  const distance = Math.abs(line.at - other.at);
  if (line.isLabelled && other.isLabelled && distance < LABEL.height) return true;
  if (distance >= CLOSE) return false;
  const isRelated = line.of.source === other.of.source || line.of.target === other.of.target;
  return !(isRelated && (line.of.kind === other.of.kind || (line.isAtCard && other.isAtCard)));
}
