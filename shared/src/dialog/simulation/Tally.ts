import { writtenWay } from './writtenWay.ts';
import type { SimulatedRun } from './simulateRespondent.ts';

/** One step of a way, as a key: both ids, in JSON. */
export const edgeKey = (from: string, to: string): string => JSON.stringify([from, to]);

/** How many seeds of respondents who did not come to the end are kept. */
const KEPT_SEEDS = 20;

/** What many invented respondents went through, as plain data that a worker can hand over. */
export interface Counts {
  readonly respondents: number;
  /** How often the dialog came to a block. */
  readonly blocks: ReadonlyMap<string, number>;
  /** How often it went from one to the other, by `edgeKey`. */
  readonly edges: ReadonlyMap<string, number>;
  /** Replies and milliseconds of those who came to the end. */
  readonly replies: readonly number[];
  readonly durations: readonly number[];
  /** The seeds of the first few who did not. */
  readonly unended: readonly number[];
  readonly unendedCount: number;
}

/** Two tallies of different seeds as one. */
export function together(one: Counts, other: Counts): Counts {
  const added = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const sum = new Map(a);
    for (const [key, count] of b) sum.set(key, (sum.get(key) ?? 0) + count);
    return sum;
  };
  return {
    respondents: one.respondents + other.respondents,
    blocks: added(one.blocks, other.blocks),
    edges: added(one.edges, other.edges),
    replies: [...one.replies, ...other.replies],
    durations: [...one.durations, ...other.durations],
    unended: [...one.unended, ...other.unended].toSorted((a, b) => a - b).slice(0, KEPT_SEEDS),
    unendedCount: one.unendedCount + other.unendedCount,
  };
}

/** Counts runs as they come. */
export class Tally {
  #respondents = 0;
  #unendedCount = 0;
  readonly #blocks = new Map<string, number>();
  readonly #edges = new Map<string, Map<string, number>>();
  readonly #replies: number[] = [];
  readonly #durations: number[] = [];
  readonly #unended: number[] = [];

  add(run: Omit<SimulatedRun, 'events'>, seed: number): void {
    this.#respondents += 1;
    let from: string | null = null;
    for (const id of writtenWay(run.way)) {
      this.#blocks.set(id, (this.#blocks.get(id) ?? 0) + 1);
      if (from !== null) this.#addWay(from, id);
      from = id;
    }
    if (run.ended) {
      this.#replies.push(run.replies);
      this.#durations.push(run.duration);
      return;
    }
    this.#unendedCount += 1;
    if (this.#unended.length < KEPT_SEEDS) this.#unended.push(seed);
  }

  counts(): Counts {
    const edges = [...this.#edges].flatMap(([from, targets]) =>
      [...targets].map(([to, count]) => [edgeKey(from, to), count] as const),
    );
    return {
      respondents: this.#respondents,
      blocks: new Map(this.#blocks),
      edges: new Map(edges),
      replies: [...this.#replies],
      durations: [...this.#durations],
      unended: [...this.#unended],
      unendedCount: this.#unendedCount,
    };
  }

  #addWay(from: string, to: string): void {
    const targets = this.#edges.get(from) ?? new Map<string, number>();
    targets.set(to, (targets.get(to) ?? 0) + 1);
    this.#edges.set(from, targets);
  }
}
