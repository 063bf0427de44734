/** What a piece of work gives, and how long it took in milliseconds. */
export async function timed<Value>(work: () => Value | Promise<Value>): Promise<[Value, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

/** The value that this share of all does not exceed; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
