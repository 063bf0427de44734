import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from './ensureRunning.ts';
import { texts } from '../texts.ts';

const firstPause = 250;
const longestPause = 30_000;
/** Milliseconds a server must have lived for its end to count as a new fault, which is answered at once. */
const steady = 60_000;

export interface Keeper {
  /** The server that runs now; undefined while it is being started again. */
  running(): Running | undefined;
  /** Ends the keeping, not the server. Gives the server that runs then, if any. */
  end(): Promise<Running | undefined>;
}

/** Watches the server and starts it again by `ensure` whenever it ends, with growing pauses while that fails. */
export function keepRunning(
  first: Running,
  ensure: (signal: AbortSignal) => Promise<Running>,
  log: (line: string) => void,
): Keeper {
  const ending = new AbortController();
  const { signal } = ending;
  const aborted = once(signal, 'abort');
  let running: Running | undefined = first;

  const watch = async () => {
    let pause = 0;
    while (!signal.aborted) {
      const since = Date.now();
      if (running) {
        await Promise.race([running.session.lost, aborted]);
        if (signal.aborted) return;
        log(texts.lost);
        running = undefined;
        if (Date.now() - since > steady) pause = 0;
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause);
      running = await ensure(signal).catch((error: unknown) => {
        if (!signal.aborted)
          log(texts.restartFailed(error instanceof Error ? error.message : String(error), pause / 1000));
        return undefined;
      });
      if (running) log(texts.started(running.pid));
    }
  };

  const watching = watch();
  return {
    running: () => running,
    end: async () => {
      ending.abort();
      await watching;
      return running;
    },
  };
}
