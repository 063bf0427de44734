import { BLOCK_CARD, GRID, LABEL, LANE, STEP } from '../geometry/cardSizes.ts';
import type { Grid } from './gridOf.ts';
import type { LayoutGraph } from './layoutGraph.ts';
import { CLEARANCE } from '../routing/createObstacles.ts';

/** Max edges, and labels, beside each other that rows part for; more share the room. */
const MOST_LANES = 16;
const MOST_LABELS = 5;

/** What the room below a row has to hold. */
interface Demand {
  /** Cards and kinds of edges that turn off or in there. */
  readonly turns: Set<string>;
  /** By card below: how many labelled edges lead into it. */
  readonly labels: Map<number, number>;
}

/**
 * The top of each row of each column: rows part so far that all edges and labels between them have room. `higher`: by block, how much higher its card is than others.
 */
export function rowsOf(
  { column, row, slot }: Grid,
  { connections, from, to }: LayoutGraph,
  higher: readonly number[],
): number[][] {
  const demands: Demand[][] = [];
  const rows: number[] = [];
  /** By column and row: how much higher than others its highest card is. */
  const more: number[][] = [];
  for (let block = 0; block < column.length; block += 1) {
    const of = column[block] ?? 0;
    rows[of] = Math.max(rows[of] ?? 0, (row[block] ?? 0) + 1);
    const further = (more[of] ??= []);
    further[row[block] ?? 0] = Math.max(further[row[block] ?? 0] ?? 0, higher[block] ?? 0);
  }
  let at = -1;
  for (const { kind, labels } of connections) {
    at += 1;
    const source = from[at] ?? -1;
    const target = to[at] ?? -1;
    const isStep = source >= 0 && target >= 0 && isBelow(source, target);
    // Most edges only lead on to the next row, and need nothing.
    if (isStep && labels.length === 0) continue;
    if (source >= 0 && !isStep) demandBelow(source, 0).turns.add(`${source} ${kind} out`);
    if (target < 0) continue;
    const above = demandBelow(target, -1);
    if (!isStep) above.turns.add(`${target} ${kind} in`);
    if (labels.length > 0) above.labels.set(target, (above.labels.get(target) ?? 0) + 1);
  }
  return rows.map((count, of) => {
    const tops = [0];
    for (let below = 1; below < count; below += 1)
      tops.push(
        (tops[below - 1] ?? 0) + BLOCK_CARD.height + (more[of]?.[below - 1] ?? 0) + roomFor(demands[of]?.[below]),
      );
    return tops;
  });

  /** Whether a card stands right below another one. */
  function isBelow(source: number, target: number): boolean {
    return column[source] === column[target] && slot[source] === slot[target] && (row[source] ?? 0) + 1 === row[target];
  }

  function demandBelow(block: number, further: number): Demand {
    const ofColumn = (demands[column[block] ?? 0] ??= []);
    return (ofColumn[(row[block] ?? 0) + further + 1] ??= { turns: new Set(), labels: new Map() });
  }
}

function roomFor(demand: Demand | undefined): number {
  const least = STEP.y - BLOCK_CARD.height;
  if (!demand) return least;
  const lanes = Math.min(MOST_LANES, demand.turns.size) * LANE;
  const labels = Math.min(MOST_LABELS, Math.max(0, ...demand.labels.values())) * LABEL.height;
  const room = CLEARANCE.below + LANE + lanes + labels + CLEARANCE.above;
  return Math.max(least, Math.ceil(room / GRID) * GRID);
}
