import { CallError } from '../errors/CallError.ts';

/** Deeper than anything that the contract describes. */
export const MAX_DEPTH = 32;
/** NUL and halves of a surrogate pair: valid in JSON, refused by PostgreSQL. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
/** Own properties of these names would be read as an object's inner workings. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses (400) what no schema sees but storage or later code would stumble over: characters that PostgreSQL does not
 * store, keys that reach into an object's prototype, and nesting without end. Walks without recursion, because the
 * nesting is the caller's.
 */
export function refuseUnsafeJson(input: unknown): void {
  const left: { value: object; depth: number }[] = [];
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') refuseUnstorable(value);
    else if (typeof value === 'object' && value !== null) left.push({ value, depth });
  };
  look(input, 0);
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (depth >= MAX_DEPTH) throw new CallError('request/too-deep');
    if (Array.isArray(value)) {
      for (const inner of value) look(inner, depth + 1);
      continue;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new CallError('request/forbidden-key');
      refuseUnstorable(key);
      look(inner, depth + 1);
    }
  }
}

function refuseUnstorable(text: string): void {
  if (UNSTORABLE.test(text)) throw new CallError('request/bad-characters');
}
