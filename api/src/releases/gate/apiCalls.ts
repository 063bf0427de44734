import { calls } from '@dialogwerk/shared/contract/calls';
import { callShapeOf, isServed, shapeHash } from '@dialogwerk/shared/contract/shapes';
import type { CallShape } from '@dialogwerk/shared/contract/shapes';

type Shapes = Readonly<Record<string, CallShape>>;

/** Worked out once, because it takes a fifth of a second. */
let known: Shapes | null = null;

/** What the api of these sources answers. */
export function ownShapes(): Shapes {
  known ??= Object.fromEntries(Object.entries(calls).map(([name, record]) => [name, callShapeOf(record)]));
  return known;
}

/**
 * What an api provides of calls (`Provided['calls']`): for each its own hash, and those of the `built` shapes that it serves
 * as well.
 */
export function providedCalls(api: Shapes, built: readonly Shapes[]): Record<string, string> {
  const provided = Object.entries(api).map(([name, shape]): [string, string] => {
    const others = built.flatMap((made) => (Object.hasOwn(made, name) ? (made[name] ?? []) : []));
    const served = others.filter((other) => isServed(other, shape)).map(shapeHash);
    return [name, [...new Set([shapeHash(shape), ...served])].join(' ')];
  });
  return Object.fromEntries(provided);
}
