/** How often the processor time is looked at, in milliseconds. */
const STEP_MS = 1;

/**
 * The most processor time, in milliseconds, that this thread took at one go while the work was done: so long everybody else waited. It does
 * not grow with what other processes do.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let used = usedMs();
  let longest = 0;
  const look = () => {
    const before = used;
    used = usedMs();
    longest = Math.max(longest, used - before);
  };
  const timer = setInterval(look, STEP_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest;
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
