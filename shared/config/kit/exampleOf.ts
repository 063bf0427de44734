import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
  email: 'team@dialogwerk.local',
  uri: 'http://127.0.0.1/',
  'date-time': '2026-01-01T12:00:00.000Z',
  date: '2026-01-01',
};

/**
 * The least that a schema lets an answer be: nothing where that is allowed, no item in a list, the first of several values.
 * So a screen that asks for it shows what it shows to somebody who has just begun.
 */
export function exampleOf(schema: z.ZodType): unknown {
  return read(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
}

function read(schema: unknown): unknown {
  if (!isJson(schema)) return null;
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  const variants = [schema['anyOf'], schema['oneOf']].find(Array.isArray);
  if (variants) return variants.some(isNull) ? null : read(variants[0]);
  if (Array.isArray(schema['allOf'])) return Object.assign({}, ...schema['allOf'].map(read));
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  switch (schema['type']) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberIn(schema);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function objectOf({ properties, required, additionalProperties, propertyNames }: Json): Json {
  const fields = isJson(properties) ? properties : {};
  // A record over names that are counted up has all of them.
  const counted = isJson(propertyNames) ? propertyNames['enum'] : undefined;
  const names = [required, counted].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, read(fields[String(name)] ?? additionalProperties)]),
  );
}

function arrayOf({ items, minItems, prefixItems }: Json): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map(read);
  return Array.from({ length: typeof minItems === 'number' ? minItems : 0 }, () => read(items));
}

function textOf({ format, pattern }: Json): string {
  const known = typeof format === 'string' ? byFormat[format] : undefined;
  if (known !== undefined) return known;
  return typeof pattern === 'string' && pattern.includes('#') ? '#336699' : 'Beispiel';
}

function numberIn({ minimum }: Json): number {
  return typeof minimum === 'number' && minimum > 0 ? minimum : 0;
}

const isNull = (schema: unknown): boolean => isJson(schema) && schema['type'] === 'null';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
