import { namedSchemas } from '@dialogwerk/shared/contract/described';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a schema describes: what a caller may send (defaults left out), or what comes back. */
export type Direction = 'input' | 'output';

export interface Components {
  /** The schema; what has a name in the contract is kept among `schemas` and referred to. */
  readonly describe: (schema: z.ZodType, direction: Direction) => JsonSchema;
  /** By name, for `components.schemas`: all that was referred to until now. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const DEFINITION = /"#\/\$defs\/([^"]+)"/g;

/** Describes zod schemas with what they share under its name; what is sent otherwise than it comes back ends in 'Sent'. */
export function createComponents(): Components {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });
  const converted = (schema: z.ZodType, io: Direction): JsonSchema =>
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: names,
      // The format says it already, in a hundredth of the room.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
      },
    });
  const differing = new Set(
    Object.entries(namedSchemas).flatMap(([id, schema]) =>
      JSON.stringify(converted(schema, 'input')) === JSON.stringify(converted(schema, 'output')) ? [] : [id],
    ),
  );
  const schemas: Record<string, JsonSchema> = {};

  return {
    schemas,
    describe: (schema, direction) => {
      const nameOf = (id: string): string => (direction === 'input' && differing.has(id) ? `${id}Sent` : id);
      const placed = (part: JsonSchema): JsonSchema =>
        JSON.parse(JSON.stringify(part).replace(DEFINITION, (_, id: string) => `"#/components/schemas/${nameOf(id)}"`));
      const { $schema: _, $defs = {}, ...described } = converted(schema, direction);
      for (const [id, part] of Object.entries($defs)) {
        const { id: _id, ...shared } = part;
        schemas[nameOf(id)] ??= placed(shared);
      }
      return placed(described);
    },
  };
}
