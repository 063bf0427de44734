import type { Collection, Element, Value } from './Collection.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { write } from './Written.ts';
import type { Written } from './Written.ts';

/** Longer parts of an expression fit into no assignment. */
const LONGEST_PART = 20_000;

export function value(type: Value['type'], written: Written, always = false): Value {
  if (written.text.length > LONGEST_PART) throw new NotUnderstood();
  return { kind: 'value', type, written, always };
}

function orNotUnderstood<T>(found: T | null): T {
  if (found === null) throw new NotUnderstood();
  return found;
}

/** A value that is known from the file alone. */
export function fixedValue(fixed: string | number | boolean): Value {
  if (typeof fixed === 'string') return { ...value('text', orNotUnderstood(write.quoted(fixed)), true), fixed };
  if (typeof fixed === 'number') return { ...value('number', orNotUnderstood(write.number(fixed)), true), fixed };
  return { ...value('boolean', write.truth(fixed), true), fixed };
}

/** The one element of a collection, or null for none. */
export function single(collection: Collection): Element | null {
  if (collection.length > 1) throw new NotUnderstood();
  return collection[0] ?? null;
}

/** The one value of a collection, or null for none. */
export function singleValue(collection: Collection): Value | null {
  const found = single(collection);
  if (found !== null && found.kind !== 'value') throw new NotUnderstood();
  return found;
}

export function singleOf(collection: Collection, type: Value['type']): Value | null {
  const found = singleValue(collection);
  if (found !== null && found.type !== type) throw new NotUnderstood();
  return found;
}

/** All elements as values of one type. */
export function valuesOf(collection: Collection, type: Value['type']): Value[] {
  return collection.map((element) => {
    if (element.kind !== 'value' || element.type !== type) throw new NotUnderstood();
    return element;
  });
}

/** The variables that a number is the sum of, itself when it is a variable; none when it is something else. */
export function summedIn({ written, sumOf }: Value, of: 'present' | 'all'): readonly string[] {
  if (sumOf) return sumOf.of === of ? sumOf.variables : [];
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(written.text) ? [written.text] : [];
}
