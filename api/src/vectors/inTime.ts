/** What work gives, or null where the signal comes first; the work goes on. */
export async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | null> {
  if (signal.aborted) return null;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const end = () => resolve(null);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
