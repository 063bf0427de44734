import type { Access, CallRecord } from '@dialogwerk/shared/contract';
import { calls, errorBody, errorsOf } from '@dialogwerk/shared/contract/calls';
import { errors } from '@dialogwerk/shared/contract/errors';
import type { ErrorCode } from '@dialogwerk/shared/contract/errors';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema | boolean;
}

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema };
}

/** One call as OpenAPI describes it. */
export interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, object>>;
}

const whoMay: Record<Access, string> = {
  public: 'Ohne Anmeldung.',
  author: 'Angemeldete Autorinnen und Autoren.',
  admin: 'Personen mit Adminrechten, innerhalb von 15 Minuten nach einer Anmeldung.',
  respondent: 'Teilnehmende, nur für ihre eigenen Gespräche.',
  'anyone-with-token': 'Autorinnen und Autoren oder Teilnehmende.',
  refresh: 'Mit dem Token zum Erneuern.',
};

/** All calls of the contract as OpenAPI 3.1, from their records alone. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, record] of Object.entries(calls)) {
    const path = record.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: operationOf(name, record) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Dialogwerk', version },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

function operationOf(name: string, record: CallRecord): Operation {
  const request = schemaOf(record.request, 'input');
  const inPath = new Set([...record.path.matchAll(/:(\w+)/g)].map(([, field = '']) => field));
  const fields = Object.entries(request.properties ?? {});
  const rest = fields.filter(([field]) => !inPath.has(field));
  const hasBody = record.method === 'POST' || record.method === 'PUT';
  const required = (field: string): boolean => request.required?.includes(field) ?? false;
  const parameters = fields
    .filter(([field]) => inPath.has(field) || !hasBody)
    .map(([field, schema]): Parameter => {
      const isPath = inPath.has(field);
      return { name: field, in: isPath ? 'path' : 'query', required: isPath || required(field), schema };
    });
  // A choice between objects has no field in the path.
  const body = request.properties
    ? {
        ...request,
        properties: Object.fromEntries(rest),
        required: (request.required ?? []).filter((f) => !inPath.has(f)),
      }
    : request;
  return {
    operationId: name,
    description: whoMay[record.access] + (record.fresh ? ' Nur innerhalb von 15 Minuten nach einer Anmeldung.' : ''),
    security: record.access === 'public' ? [] : [{ token: [] }],
    parameters,
    ...(hasBody ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [record.success ?? 200]: { description: 'Gelungen.', content: json(schemaOf(record.response, 'output')) },
      ...refusalsOf(record),
    },
  };
}

/** The refusals of a call, by their status. */
function refusalsOf(record: CallRecord): Operation['responses'] {
  const byStatus = Map.groupBy(errorsOf(record), (code: ErrorCode) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
        }),
      },
    ]),
  );
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
