interface Bounds {
  readonly min: number;
  /** null for no upper bound. */
  readonly max: number | null;
}

/** Bounds that can be kept: no more than there are options, and the least never above the greatest. */
export function choiceBounds({ options, min, max }: Bounds & { readonly options: readonly unknown[] }): Bounds {
  return { min: Math.min(min, max ?? min, options.length), max };
}
