import type { CallName } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { sample as sampled, stringMatching } from 'fast-check';
import { z } from 'zod';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Values that fields of these names get, so that a sample reaches the work behind the checks. */
export type Known = Readonly<Record<string, Json>>;

/** Requests that the contract takes, made from its schema: every branch of every choice occurs in one of them. */
export function sampleRequests(name: CallName, known: Known): JsonObject[] {
  const schema = z.toJSONSchema(calls[name].request, { io: 'input', unrepresentable: 'any' });
  return samplesOf(schema, known).filter(isJsonObject);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function samplesOf(schema: JsonSchema | boolean, known: Known): Json[] {
  if (typeof schema === 'boolean') return ['irgendwas'];
  const { type } = schema;
  const branches =
    schema.anyOf ??
    schema.oneOf ??
    (Array.isArray(type) ? type.map((one) => Object.assign({}, schema, { type: one })) : null);
  if (branches) return branches.flatMap((branch) => samplesOf(branch, known));
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum.slice(0, 1).map((value) => (typeof value === 'object' ? null : value));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, known);
    case 'array':
      return [listOf(schema, known)];
    case 'number':
    case 'integer':
      return [Math.max(schema.minimum ?? 1, 1)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    case 'string':
      return [textOf(schema)];
    case undefined:
      return ['irgendwas'];
    default:
      throw new Error(`no sample of ${String(schema.type)}`);
  }
}

/** As many entries as the list needs, of each kind at least one, each with an `id` of its own. */
function listOf({ items, minItems = 1 }: JsonSchema, known: Known): Json[] {
  if (typeof items !== 'object' || Array.isArray(items)) return [];
  const kinds = samplesOf(items, known);
  return Array.from({ length: Math.max(minItems, kinds.length) }, (_, index) => {
    const entry = kinds[index % kinds.length] ?? null;
    const id = isJsonObject(entry) ? entry['id'] : undefined;
    return isJsonObject(entry) && typeof id === 'string' && index > 0 ? { ...entry, id: `${id}${index}` } : entry;
  });
}

/** One object with the first sample of each field, and one more for each further sample of a field. */
function objectsOf({ properties = {} }: JsonSchema, known: Known): JsonObject[] {
  const fields = Object.entries(properties).map(([field, schema]): [string, Json[]] => {
    const value = known[field];
    return [field, value === undefined ? samplesOf(schema, known) : [value]];
  });
  const first = Object.fromEntries(fields.map(([field, [sample]]) => [field, sample ?? null]));
  const others = fields.flatMap(([field, [, ...more]]) => more.map((sample) => ({ ...first, [field]: sample })));
  return [first, ...others];
}

function textOf({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (format === 'uri') return 'https://example.org/';
  if (pattern === undefined) return 'Text'.padEnd(minLength, '-');
  return sampled(stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0] ?? 'Text';
}
