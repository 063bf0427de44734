/**
 * The numbers that a browser may have to try: half of them on average, never more. Measured so that the slowest case stays below a second at a
 * quarter of a usual processor's speed (docs/decisions/0167, `e2e/benchmarks/proofOfWork.ts`).
 */
export const NUMBERS = 400_000;

/** How long a challenge counts, in milliseconds: a page that was left open asks for another one by itself. */
export const COUNTS_FOR_MS = 30 * 60_000;
