import { writtenId } from '../blocks/loop/roundId.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { exitsOf } from '../engine/survey/exitsOf.ts';
import { END, START } from '../engine/replay/wayOf.ts';
import { edgeKey } from './Tally.ts';
import type { Counts } from './Tally.ts';

/** Half of all stay below `median`, 95 of a hundred below `p95`. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

export interface Edge {
  /** Block id, or `START`. */
  readonly from: string;
  /** Block id, or `END`. */
  readonly to: string;
}

/** What invented respondents show about a dialog. */
export interface SimulationReport {
  readonly respondents: number;
  /** Of those who came to the end; null when nobody did. */
  readonly replies: Spread | null;
  /** Milliseconds. */
  readonly duration: Spread | null;
  /** Blocks that nobody came to, in the dialog's order. */
  readonly neverReached: readonly string[];
  /** Ways that nobody took, though they came to the block before. */
  readonly neverTaken: readonly Edge[];
  readonly unended: { readonly count: number; readonly seeds: readonly number[] };
}

/** The smallest value that at least so large a share does not exceed (nearest rank). */
function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** null for no values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
  return median === undefined || p95 === undefined ? null : { median, p95 };
}

/** Every way that the dialog's blocks can lead, as the author has written them. */
function possibleEdges({ blocks, first }: CompiledSurvey): Edge[] {
  const starts = first === null ? [] : [{ from: START, to: first }];
  const others = [...blocks].flatMap(([from, compiled]) =>
    [...new Set(exitsOf(blocks, compiled))].map((to) => ({ from, to: to ?? END })),
  );
  const written = [...starts, ...others].flatMap(({ from, to }) => {
    const [one, other] = [writtenId(from), writtenId(to)];
    return one === other && one !== from ? [] : [[edgeKey(one, other), { from: one, to: other }] as const];
  });
  return [...new Map(written).values()];
}

export function reportOf(survey: CompiledSurvey, counts: Counts): SimulationReport {
  const isReached = (id: string): boolean => id === START || counts.blocks.has(id);
  return {
    respondents: counts.respondents,
    replies: spreadOf(counts.replies),
    duration: spreadOf(counts.durations),
    neverReached: [...new Set([...survey.blocks.keys()].map(writtenId))].filter((id) => !isReached(id)),
    neverTaken: possibleEdges(survey).filter(({ from, to }) => isReached(from) && !counts.edges.has(edgeKey(from, to))),
    unended: { count: counts.unendedCount, seeds: counts.unended },
  };
}
