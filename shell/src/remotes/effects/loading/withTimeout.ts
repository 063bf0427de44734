/** Waits for some work at most so many milliseconds; throws `fault()` then. */
export async function withTimeout<Value>(work: Promise<Value>, timeout: number, fault: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault()), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
