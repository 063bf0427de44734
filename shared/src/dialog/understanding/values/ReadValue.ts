/** A value that was read out of a sentence. */
export interface ReadValue<T> {
  /** The likeliest first; several only where it can be any of them. */
  readonly values: readonly [T, ...T[]];
  /** Whether it can be gone on with, or is to be confirmed. */
  readonly isSure: boolean;
}

export function sure<T>(value: T): ReadValue<T> {
  return { values: [value], isSure: true };
}

export function unsure<T>(first: T, ...others: readonly T[]): ReadValue<T> {
  return { values: [first, ...others.filter((other) => other !== first)], isSure: false };
}
