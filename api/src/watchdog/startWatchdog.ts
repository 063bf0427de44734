import { Worker } from 'node:worker_threads';
import { startTexts } from '../texts.ts';
import type { Watched } from './watchLoop.ts';

/** How often the event loop says that it goes on, in milliseconds. */
const BEAT_MS = 250;

/**
 * Ends this process when its event loop has stood still for so long: nobody is answered then, a signal is not heard, and no timer of
 * its own can end it. Says on standard error why, with the places of the code that it stands in and nothing of what it works on.
 * `limitMs` 0: never. Keeps no process alive.
 */
export function startWatchdog(limitMs: number): { stop(): void } {
  if (limitMs === 0) return { stop: () => {} };
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watched: Watched = { beats, limitMs, sentence: startTexts.stoodStill(Math.round(limitMs / 1000)) };
  const worker = new Worker(new URL('./watchLoop.ts', import.meta.url), { workerData: watched });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      void worker.terminate();
    },
  };
}
