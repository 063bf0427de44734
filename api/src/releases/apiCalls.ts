import { calls } from '@dialogwerk/shared/contract/calls';
import { callShapeOf, isServed, shapeHash } from '@dialogwerk/shared/contract/shapes';
import type { CallShape } from '@dialogwerk/shared/contract/shapes';

/** What this api answers; worked out once, because it takes a fifth of a second. */
let known: ReadonlyMap<string, CallShape> | null = null;

function shapes(): ReadonlyMap<string, CallShape> {
  known ??= new Map(Object.entries(calls).map(([name, record]) => [name, callShapeOf(record)]));
  return known;
}

/**
 * What the api provides of calls (`Provided['calls']`): for each its own hash, and those of the `built` shapes that it
 * serves as well.
 */
export function providedCalls(built: readonly Readonly<Record<string, CallShape>>[]): Record<string, string> {
  const provided = [...shapes()].map(([name, shape]): [string, string] => {
    const others = built.flatMap((made) => (Object.hasOwn(made, name) ? (made[name] ?? []) : []));
    const served = others.filter((other) => isServed(other, shape)).map(shapeHash);
    return [name, [...new Set([shapeHash(shape), ...served])].join(' ')];
  });
  return Object.fromEntries(provided);
}
