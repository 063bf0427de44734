import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../../src/contract/calls.ts';
import { exampleOf } from './exampleOf.ts';

test('the least that is allowed', () => {
  const schema = z.object({
    name: z.string(),
    colour: z.string().regex(/^#[\da-f]{6}$/),
    note: z.string().nullable(),
    more: z.string().optional(),
    list: z.array(z.number()),
    pair: z.array(z.int().min(3)).min(2),
    kind: z.enum(['a', 'b']),
    one: z.union([z.object({ is: z.literal('x'), id: z.uuid() }), z.null()]),
  });
  const example = exampleOf(schema);
  expect(example).toEqual({
    name: 'Beispiel',
    colour: '#336699',
    note: null,
    list: [],
    pair: [3, 3],
    kind: 'a',
    one: null,
  });
  expect(schema.safeParse(example).success).toBe(true);
});

test('what each call is answered has all the fields that the contract promises', () => {
  for (const [name, { response }] of Object.entries(calls)) {
    const issues = response.safeParse(exampleOf(response)).error?.issues ?? [];
    // Texts of a form of their own no browser looks at.
    const fields = issues.filter(({ code }) => code !== 'invalid_format');
    expect({ name, fields }).toEqual({ name, fields: [] });
  }
});
