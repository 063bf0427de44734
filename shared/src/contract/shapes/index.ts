import { createHash } from 'node:crypto';
import type { CallShape } from './Shape.ts';

export { isServed } from './isServed.ts';
export { callShapes } from './Shape.ts';
export type { CallShape } from './Shape.ts';
export { callShapeOf } from './shapeOf.ts';

/** What a call's shape is known by in a manifest: 12 hex digits. */
export function shapeHash(shape: CallShape): string {
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12);
}
