import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { noteWrite, refuseWrite } from './atomWrites.ts';
import type { Guard } from './guards.ts';

/**
 * An atom that shell and modules share, one per name and page: a second copy of this package, from a module built with
 * another version, gets the very same atom. What is no value of it is not written, because everybody reads it and would
 * fail on it; who wrote it is told (`watchWrites`).
 */
export function crossAppAtom<Value>(name: string, initial: Value, isValue: Guard<Value>): WritableAtom<Value> {
  const registry: Record<symbol, WritableAtom<Value> | undefined> = globalThis;
  const key = Symbol.for(`dialogwerk.atom.${name}`);
  const known = registry[key];
  if (known) return known;
  const created = atom(initial);
  const set = created.set.bind(created);
  created.set = (value) => {
    if (!isValue(value)) {
      refuseWrite(name);
      return;
    }
    noteWrite(name);
    try {
      set(value);
    } catch (error) {
      // Of a listener: whoever writes goes on, and the others have been told.
      reportError(error);
    }
  };
  registry[key] = created;
  return created;
}
