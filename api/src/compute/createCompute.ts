import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { CallError } from '../errors/CallError.ts';
import type { Compute } from './Compute.ts';
import { createTurnQueue } from './createTurnQueue.ts';

/** One processor is left to the event loop, and more than four threads are more than authors need. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** With the wait for it well within the minute that clients give an answer. */
const BUDGET_MS = 15_000;
const LONGEST_WAIT_MS = 30_000;
const WAITING_OF_ONE = 3;
const WAITING = 50;
/** A thread that is not needed for so long ends; the last one stays. */
const IDLE_MS = 60_000;
/** Megabytes of a thread, so that a computation that grows without end takes itself down alone. */
const MEMORY_MB = 512;
/** The threads give way to the event loop and the database where processors are short (Linux and Windows), but are not starved. */
const NICE = 5;

/** The threads are started with the first computation and kept. */
export function createCompute(threads = THREADS): Compute {
  const inTurn = createTurnQueue({
    concurrency: threads,
    runningOfOne: 1,
    waitingOfOne: WAITING_OF_ONE,
    waiting: WAITING,
    longestMs: LONGEST_WAIT_MS,
    refusal: 'throttle/own-computations',
  });
  const ending = new AbortController();
  let pool: Piscina | null = null;
  const start = () =>
    new Piscina({
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  return {
    run: ({ file, name }, input, { of, signal, budgetMs = BUDGET_MS }) =>
      inTurn(of, signal, async () => {
        const budget = AbortSignal.timeout(budgetMs);
        const ends = AbortSignal.any([ending.signal, budget, ...(signal ? [signal] : [])]);
        try {
          ending.signal.throwIfAborted();
          pool ??= start();
          return await pool.run(input, { filename: file.href, name, signal: ends });
        } catch (error) {
          if (ending.signal.aborted) throw new CallError('server/busy', { retryAfter: 5 });
          if (signal?.aborted) throw new CallError('request/aborted');
          if (budget.aborted || isOutOfMemory(error)) return null;
          throw error;
        }
      }),
    async stop() {
      ending.abort();
      await pool?.destroy();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
