import { isDeepStrictEqual } from 'node:util';

interface Named {
  readonly id: string;
}

/**
 * A list after an author's change: each entry that they changed as they want it, all others as they are now. `seen` is the list that
 * the change is based on. null where both changed the same entry.
 */
export function mergeById<Entry extends Named>(
  current: readonly Entry[],
  seen: unknown,
  wanted: readonly Entry[],
): readonly Entry[] | null {
  if (!Array.isArray(seen) || isDeepStrictEqual(seen, current)) return wanted;
  const base = new Map<string, unknown>(seen.filter(isNamed).map((entry) => [entry.id, entry]));
  const now = new Map(current.map((entry) => [entry.id, entry]));
  const mine = new Map(wanted.map((entry) => [entry.id, entry]));
  const merged: Entry[] = [];
  for (const id of new Set([...now.keys(), ...mine.keys()])) {
    const isMine = !isDeepStrictEqual(mine.get(id), base.get(id));
    const isTheirs = !isDeepStrictEqual(now.get(id), base.get(id));
    if (isMine && isTheirs && !isDeepStrictEqual(mine.get(id), now.get(id))) return null;
    const kept = isMine ? mine.get(id) : now.get(id);
    if (kept) merged.push(kept);
  }
  return merged;
}

function isNamed(entry: unknown): entry is Named {
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
}
