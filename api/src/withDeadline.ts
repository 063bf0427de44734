/** Waits for the work, but no longer than so many milliseconds; its faults are its own. */
export async function withDeadline(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
