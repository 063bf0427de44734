/** Every block that ways lead to from a first one. */
export function reachableFrom(
  exits: ReadonlyMap<string, readonly (string | null)[]>,
  first: string | null,
): ReadonlySet<string> {
  const reached = new Set(first === null ? [] : [first]);
  // Grows while it is gone through.
  for (const id of reached) for (const exit of exits.get(id) ?? []) if (exit !== null) reached.add(exit);
  return reached;
}

/** Every block from which some way leads to the end. */
export function thatCanEnd(exits: ReadonlyMap<string, readonly (string | null)[]>): ReadonlySet<string> {
  const before = new Map<string, string[]>();
  const ending = new Set<string>();
  for (const [id, list] of exits) {
    for (const exit of list) {
      if (exit === null) ending.add(id);
      else before.set(exit, [...(before.get(exit) ?? []), id]);
    }
  }
  for (const id of ending) for (const from of before.get(id) ?? []) ending.add(from);
  return ending;
}
