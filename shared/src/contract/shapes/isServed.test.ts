import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls.ts';
import { isServed } from './isServed.ts';
import { callShapes } from './Shape.ts';
import { callShapeOf } from './shapeOf.ts';

const nothing = z.object({});
const gives = (response: z.ZodType) => callShapeOf({ request: nothing, response });
const takes = (request: z.ZodType) => callShapeOf({ request, response: nothing });
const name = z.object({ name: z.string() });
const text = z.object({ type: z.literal('text'), text: z.string() });
const scale = z.object({ type: z.literal('scale'), points: z.number() });

describe('who was built for one call is served by another', () => {
  test.each<[string, z.ZodType, z.ZodType]>([
    ['more in the answer', name, z.object({ name: z.string(), age: z.number() })],
    ['a field that may be missing is always there', z.object({ name: z.string().optional() }), name],
    ['a further variant', z.array(text), z.array(z.union([text, scale]))],
    ['a further value', z.object({ a: z.enum(['x', 'y']) }), z.object({ a: z.enum(['x', 'y', 'z']) })],
    ['other bounds', name, z.object({ name: z.string().max(5) })],
    ['a field that may be missing is not known', z.object({ name: z.string(), age: z.number().optional() }), name],
  ])('with answers: %s', (_, built, given) => {
    expect(isServed(gives(built), gives(given))).toBe(true);
  });

  test.each<[string, z.ZodType, z.ZodType]>([
    ['a field that has gone', z.object({ name: z.string(), age: z.number() }), name],
    ['a field that may be missing now', name, z.object({ name: z.string().optional() })],
    ['another kind', name, z.object({ name: z.number() })],
    ['null where there was none', name, z.object({ name: z.string().nullable() })],
    ['a variant that has lost a field', z.array(text), z.array(z.union([text.omit({ text: true }), scale]))],
    ['no variant that is known', text, scale],
    ['no value that is known', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['z']) })],
    ['another kind inside a record', z.record(z.string(), z.number()), z.record(z.string(), z.string())],
    ['a field of an intersection', name.and(z.object({ age: z.number() })), name.and(nothing)],
  ])('not with answers: %s', (_, built, given) => {
    expect(isServed(gives(built), gives(given))).toBe(false);
  });

  test.each<[string, z.ZodType, z.ZodType]>([
    ['a further field that may be missing', name, z.object({ name: z.string(), age: z.number().optional() })],
    ['a field that may be missing now', name, z.object({ name: z.string().optional() })],
    ['more values', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'y']) })],
    ['a field that is never needed is not known', z.object({ name: z.string(), age: z.number().optional() }), name],
  ])('with requests: %s', (_, built, given) => {
    expect(isServed(takes(built), takes(given))).toBe(true);
  });

  test.each<[string, z.ZodType, z.ZodType]>([
    ['a further field that is needed', name, z.object({ name: z.string(), age: z.number() })],
    ['what is always sent is not known', z.object({ name: z.string(), age: z.number() }), name],
    ['fewer values', z.object({ a: z.enum(['x', 'y']) }), z.object({ a: z.enum(['x']) })],
    ['fewer variants', z.union([text, scale]), text],
    ['another kind inside a list', z.array(z.number()), z.array(z.string())],
  ])('not with requests: %s', (_, built, given) => {
    expect(isServed(takes(built), takes(given))).toBe(false);
  });
});

test('each call serves who was built for it, also once it was written down and read back', () => {
  for (const [call, record] of Object.entries(calls)) {
    const shape = callShapeOf(record);
    const read = callShapes.parse(JSON.parse(JSON.stringify({ call: shape })))['call'];
    expect({ call, shape: read }).toEqual({ call, shape });
    expect({ call, isServed: isServed(shape, shape) }).toEqual({ call, isServed: true });
  }
});
