import { CallError } from '../errors/CallError.ts';

/** How many may run and wait. */
export interface TurnLimits {
  /** How many run at a time. */
  readonly concurrency: number;
  /** How many of one person run at a time. */
  readonly runningOfOne: number;
  /** How many of one person wait. */
  readonly waitingOfOne: number;
  /** How many wait in all. */
  readonly waiting: number;
  /** Nobody waits for longer, in milliseconds. */
  readonly longestMs: number;
  /** What a person is told of whom too much waits. */
  readonly refusal: 'throttle/own-computations' | 'throttle/too-many-at-once';
}

/** Runs the work in its turn. */
export type InTurn = <Result>(
  of: string,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
) => Promise<Result>;

interface Waiting {
  readonly of: string;
  readonly begin: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * A queue in which one person's work follows each other, however much of it there is: who comes with a single piece passes
 * those that wait for their own. Refuses with 429, 503 and 499 as `Compute.run` says.
 */
export function createTurnQueue(limits: TurnLimits): InTurn {
  const { concurrency, runningOfOne, waitingOfOne, waiting, longestMs } = limits;
  const queue: Waiting[] = [];
  /** How many of whom; who has none is not in it. */
  const running = new Map<string, number>();
  let all = 0;

  function beginNext(): void {
    if (all >= concurrency) return;
    const index = queue.findIndex(({ of }) => (running.get(of) ?? 0) < runningOfOne);
    const [next] = index < 0 ? [] : queue.splice(index, 1);
    if (!next) return;
    all += 1;
    running.set(next.of, (running.get(next.of) ?? 0) + 1);
    next.begin();
  }

  function end(of: string): void {
    all -= 1;
    const left = (running.get(of) ?? 1) - 1;
    if (left > 0) running.set(of, left);
    else running.delete(of);
    beginNext();
  }

  function turn(of: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new CallError('request/aborted');
    if (queue.filter((one) => one.of === of).length >= waitingOfOne) {
      throw new CallError(limits.refusal, { retryAfter: RETRY_AFTER_SECONDS });
    }
    if (queue.length >= waiting) throw new CallError('server/busy', { retryAfter: RETRY_AFTER_SECONDS });
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const refuse = (refusal: CallError) => {
        stopWaiting();
        queue.splice(queue.indexOf(mine), 1);
        reject(refusal);
      };
      const leave = () => refuse(new CallError('request/aborted'));
      const timer = setTimeout(
        () => refuse(new CallError('server/busy', { retryAfter: RETRY_AFTER_SECONDS })),
        longestMs,
      );
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const mine = { of, begin };
      queue.push(mine);
      signal?.addEventListener('abort', leave, { once: true });
      beginNext();
    });
  }

  return async (of, signal, work) => {
    await turn(of, signal);
    try {
      return await work();
    } finally {
      end(of);
    }
  };
}
