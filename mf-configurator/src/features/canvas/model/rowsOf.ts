import type { Connection } from '../../../model/connectionsOf.ts';
import { BLOCK_CARD, GRID, LABEL, LANE, STEP } from './cardSizes.ts';
import { CLEARANCE } from './obstaclesAmong.ts';

/** Where a card lies in its column. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly slot: number;
}

/** Room between rows is given to so many ways beside each other; more share it. */
const MOST_LANES = 16;
const MOST_LABELS = 5;

/** What the room below a row has to hold. */
interface Demand {
  /** Cards and kinds of ways that turn off or in there. */
  readonly turns: Set<string>;
  /** By card below: how many labelled ways lead into it. */
  readonly labels: Map<string, number>;
}

/**
 * The upper edge of each row of each column: rows part so far that all ways and labels between them have room.
 */
export function rowsOf(cells: ReadonlyMap<string, Cell>, connections: readonly Connection[]): number[][] {
  const demands: Demand[][] = [];
  const rows: number[] = [];
  const demandBelow = (column: number, row: number): Demand => {
    const ofColumn = (demands[column] ??= []);
    return (ofColumn[row + 1] ??= { turns: new Set(), labels: new Map() });
  };
  for (const { column, row } of cells.values()) rows[column] = Math.max(rows[column] ?? 0, row + 1);
  for (const { source, target, kind, labels } of connections) {
    const [from, to] = [cells.get(source), cells.get(target)];
    const isStep = from && to && from.column === to.column && from.slot === to.slot && from.row + 1 === to.row;
    // Most ways only lead on to the next row, and need nothing.
    if (isStep && labels.length === 0) continue;
    if (from && !isStep) demandBelow(from.column, from.row).turns.add(`${source} ${kind} out`);
    if (!to) continue;
    const above = demandBelow(to.column, to.row - 1);
    if (!isStep) above.turns.add(`${target} ${kind} in`);
    if (labels.length > 0) above.labels.set(target, (above.labels.get(target) ?? 0) + 1);
  }
  return rows.map((count, column) => {
    const tops = [0];
    for (let row = 1; row < count; row += 1)
      tops.push((tops[row - 1] ?? 0) + BLOCK_CARD.height + roomFor(demands[column]?.[row]));
    return tops;
  });
}

function roomFor(demand: Demand | undefined): number {
  const least = STEP.y - BLOCK_CARD.height;
  if (!demand) return least;
  const lanes = Math.min(MOST_LANES, demand.turns.size) * LANE;
  const labels = Math.min(MOST_LABELS, Math.max(0, ...demand.labels.values())) * LABEL.height;
  const room = CLEARANCE.below + LANE + lanes + labels + CLEARANCE.above;
  return Math.max(least, Math.ceil(room / GRID) * GRID);
}
