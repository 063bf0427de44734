import { z } from 'zod';

/** What a value may be, without bounds of length and size: what is left of a schema when two builds are compared. */
export interface Shape {
  /** 'any', 'null', 'boolean', 'number', 'string', 'array' and 'object'. */
  readonly kinds: readonly string[];
  /** The only values, as JSON, where they are counted up. */
  readonly values?: readonly string[];
  readonly items?: Shape;
  /** The variants of an object, each by its fields. */
  readonly objects?: readonly Fields[];
  /** What a record holds under names of its own. */
  readonly rest?: Shape;
}

export interface Field {
  /** Always there. */
  readonly must: boolean;
  readonly shape: Shape;
}
export type Fields = Readonly<Record<string, Field>>;

/** What a call takes and gives. */
export interface CallShape {
  readonly request: Shape;
  readonly response: Shape;
}

/** Reads back what was written with a build. */
export const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z
    .object({
      kinds: z.array(z.string()),
      values: z.array(z.string()).optional(),
      items: shapeSchema.optional(),
      objects: z.array(z.record(z.string(), z.object({ must: z.boolean(), shape: shapeSchema }))).optional(),
      rest: shapeSchema.optional(),
    })
    .transform(withoutGaps),
);
export const callShapes = z.record(z.string(), z.object({ request: shapeSchema, response: shapeSchema }));

/** Without the names of parts that are not there, which `exactOptionalPropertyTypes` tells from parts that are undefined. */
function withoutGaps({ kinds, values, items, objects, rest }: Gappy): Shape {
  return {
    kinds,
    ...(values && { values }),
    ...(items && { items }),
    ...(objects && { objects }),
    ...(rest && { rest }),
  };
}
type Gappy = { readonly [Part in keyof Shape]: Shape[Part] | undefined } & Pick<Shape, 'kinds'>;
