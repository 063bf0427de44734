import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the processor time is looked at, in milliseconds. */
const STEP_MS = 1;

/**
 * Loaded into a server before its own code: at SIGUSR2 it writes how long its event loop was held up at most since the last time,
 * and how much processor time of its own it took at one go. The latter does not grow with what other processes do.
 */
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: STEP_MS });
  delay.enable();
  let used = usedMs();
  let longest = 0;
  setInterval(() => {
    const before = used;
    used = usedMs();
    longest = Math.max(longest, used - before);
  }, STEP_MS).unref();
  process.on('SIGUSR2', () => {
    console.log(`event loop held up ${(delay.max / 1e6).toFixed(1)} ms, own time ${longest.toFixed(1)} ms`);
    delay.reset();
    longest = 0;
  });
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
