/** What several of can be chosen. */
export interface Choosable {
  readonly options: readonly { readonly id: string }[];
  readonly min: number;
  /** null for no upper bound. */
  readonly max: number | null;
  /** The ids of those that are chosen alone, and are enough alone. */
  readonly exclusive?: readonly string[] | undefined;
}

/** Whether a choice is one option that excludes all others. */
export function isAlone({ exclusive = [] }: Pick<Choosable, 'exclusive'>, ids: readonly string[]): boolean {
  return ids.length === 1 && ids.every((id) => exclusive.includes(id));
}

/** Whether an option that excludes all others is among several. */
export function isContradiction({ exclusive = [] }: Pick<Choosable, 'exclusive'>, ids: readonly string[]): boolean {
  return ids.length > 1 && ids.some((id) => exclusive.includes(id));
}
