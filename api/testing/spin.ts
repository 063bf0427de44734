/** Keeps its thread busy for so many milliseconds. */
export function spin({ ms }: { readonly ms: number }): { readonly spun: number } {
  const begun = performance.now();
  while (performance.now() - begun < ms);
  return { spun: ms };
}

/** Keeps all that it makes. */
export function hoard(): { readonly kept: number } {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1_000 }, Math.random));
}

/** Fails as a fault of ours would. */
export function fail(): { readonly never: true } {
  throw new RangeError('failed on purpose');
}
