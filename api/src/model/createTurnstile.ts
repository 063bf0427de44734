import { ModelError } from './ModelError.ts';

/** Lets some through at a time, and some more wait. */
export interface Turnstile {
  /** Runs the work once there is room; throws `busy` where too many wait already, `aborted` or `timeout` for who waited too long. */
  pass<T>(work: () => Promise<T>, within: number, signal: AbortSignal): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

export function createTurnstile({
  atOnce,
  waitingAtMost,
}: {
  readonly atOnce: number;
  readonly waitingAtMost: number;
}) {
  let running = 0;
  const queue: (() => void)[] = [];

  function enter(within: number, signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waitingAtMost) return Promise.reject(new ModelError('busy'));
    return new Promise((resolve, reject) => {
      const leave = (fault: 'timeout' | 'aborted') => () => {
        const place = queue.indexOf(enterNow);
        if (place < 0) return;
        queue.splice(place, 1);
        clearTimeout(timer);
        reject(new ModelError(fault));
      };
      const giveUp = leave('aborted');
      const timer = setTimeout(leave('timeout'), within);
      const enterNow = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        running += 1;
        resolve();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      queue.push(enterNow);
    });
  }

  const turnstile: Turnstile = {
    async pass(work, within, signal) {
      await enter(within, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        queue.shift()?.();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
  };
  return turnstile;
}
