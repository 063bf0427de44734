import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

/**
 * An atom that shell and modules share, one per name and page: a second copy of this package, from a module built with
 * another version, gets the very same atom.
 */
export function crossAppAtom<Value>(name: string, initial: Value): WritableAtom<Value> {
  const registry: Record<symbol, WritableAtom<Value> | undefined> = globalThis;
  const key = Symbol.for(`dialogwerk.atom.${name}`);
  const known = registry[key];
  if (known) return known;
  const created = atom(initial);
  registry[key] = created;
  return created;
}
