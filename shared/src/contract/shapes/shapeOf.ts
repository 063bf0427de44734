import { z } from 'zod';
import type { CallRecord } from '../CallRecord.ts';
import type { CallShape, Fields, Shape } from './Shape.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a call takes and gives. */
export function callShapeOf({ request, response }: Pick<CallRecord, 'request' | 'response'>): CallShape {
  return { request: shapeOf(request, 'input'), response: shapeOf(response, 'output') };
}

/** A schema without what no build can break on: bounds, formats, descriptions. Throws for schemas that refer to themselves. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
  return read(z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'throw' }));
}

function read(schema: unknown): Shape {
  if (!isJson(schema)) return { kinds: ['any'] };
  const variants = [schema['anyOf'], schema['oneOf']].find(Array.isArray);
  if (variants) return joined(variants.map(read));
  if (Array.isArray(schema['allOf'])) return merged(schema['allOf'].map(read));
  const values = [schema['enum'] ?? ('const' in schema ? [schema['const']] : [])].flat();
  const kinds = [schema['type'] ?? [...new Set(values.map(kindOf)), ...(values.length > 0 ? [] : ['any'])]]
    .flat()
    .filter((kind) => typeof kind === 'string')
    .map((kind) => (kind === 'integer' ? 'number' : kind));
  const { properties, additionalProperties, items } = schema;
  return {
    kinds: kinds.toSorted(),
    ...(values.length > 0 && { values: values.map((value) => JSON.stringify(value)).toSorted() }),
    ...(kinds.includes('array') && { items: read(items) }),
    ...(isJson(properties) && { objects: [fieldsOf(properties, schema['required'])] }),
    ...(isJson(additionalProperties) && { rest: read(additionalProperties) }),
  };
}

function fieldsOf(properties: Json, required: unknown): Fields {
  const must = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    { must: must.has(name), shape: read(schema) },
  ]);
  return Object.fromEntries(fields);
}

/** One of several. Values are counted up only where each variant does so. */
function joined(shapes: readonly Shape[]): Shape {
  const plain = shapes.filter(({ objects, items, rest }) => !objects && !items && !rest);
  const counted =
    plain.length > 0 && plain.every(({ values, kinds }) => values ?? kinds.every((kind) => kind === 'null'));
  const items = shapes.flatMap((shape) => shape.items ?? []);
  const objects = shapes.flatMap((shape) => shape.objects ?? []);
  const rest = shapes.flatMap((shape) => shape.rest ?? []);
  return {
    kinds: [...new Set(shapes.flatMap(({ kinds }) => kinds))].toSorted(),
    ...(counted && { values: plain.flatMap(({ values = ['null'] }) => values).toSorted() }),
    ...(items.length > 0 && { items: items.length === 1 && items[0] ? items[0] : joined(items) }),
    ...(objects.length > 0 && { objects }),
    ...(rest.length > 0 && { rest: rest.length === 1 && rest[0] ? rest[0] : joined(rest) }),
  };
}

/** All at once: the fields of each, for each pair of variants. */
function merged(shapes: readonly Shape[]): Shape {
  return shapes.reduce((one, other) => {
    if (!one.objects || !other.objects) return one.objects ? one : other;
    const objects = one.objects.flatMap((fields) =>
      (other.objects ?? []).map((more) => Object.assign({}, fields, more)),
    );
    return { kinds: ['object'], objects };
  });
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
