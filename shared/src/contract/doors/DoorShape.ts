import { z } from 'zod';

/** The place of a type in the table of its record. */
const type = z.int();

const parameter = z.object({ must: z.boolean(), of: type });

const call = z.object({
  takes: z.array(parameter),
  /** What each further argument is. */
  rest: type.nullable(),
  gives: type,
});
export type CallType = z.output<typeof call>;

const typeSchema = z.discriminatedUnion('kind', [
  /** 'string', 'any', 'void' and the like. */
  z.object({ kind: z.literal('word'), word: z.string() }),
  /** The one value, as JSON. */
  z.object({ kind: z.literal('value'), value: z.string() }),
  z.object({ kind: z.literal('oneOf'), of: z.array(type) }),
  z.object({ kind: z.literal('list'), of: type }),
  z.object({ kind: z.literal('tuple'), of: z.array(type) }),
  /** What a library gives, by the library with its major version and the type's name. */
  z.object({ kind: z.literal('library'), name: z.string(), of: z.array(type) }),
  z.object({
    kind: z.literal('object'),
    fields: z.record(z.string(), parameter),
    /** What it holds under names of its own. */
    rest: type.nullable(),
    calls: z.array(call),
  }),
  /** What is known only where it is used: parameters of types, and what is worked out from them. */
  z.object({ kind: z.literal('open') }),
]);
export type DoorType = z.output<typeof typeSchema>;

/** Names of a door with the places of their types. */
const doors = z.record(z.string(), z.record(z.string(), type));

/** What a build takes of shared doors, and what it gives to others, each name with its type. */
export const doorRecord = z.object({ types: z.array(typeSchema), takes: doors, gives: doors });
export type DoorRecord = z.output<typeof doorRecord>;
