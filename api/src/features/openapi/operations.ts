import type { Access, CallRecord, CallRoute } from '@dialogwerk/shared/contract';
import type { DescribedRoute } from '@dialogwerk/shared/contract/described';
import type { z } from 'zod';
import type { Components, JsonSchema } from './createComponents.ts';
import { anyRefusal } from './createRefusals.ts';
import type { Content, Operation, Parameter } from './OpenApi.ts';
import { texts } from './texts.ts';

type Describe = Components['describe'];

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const fieldsInPath = ({ path }: CallRoute): string[] => [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);

const whoMay: Readonly<Record<Access, string>> = texts.whoMay;
const securityOf = ({ access, scope }: CallRoute & Pick<CallRecord, 'scope'>): Operation['security'] =>
  access === 'public' ? [] : [{ token: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];

/** A JSON call; `refusals` by status. */
export function operationOf(
  name: string,
  record: CallRecord,
  describe: Describe,
  refusals: Operation['responses'],
): Operation {
  const request = describe(record.request, 'input');
  const inPath = new Set(fieldsInPath(record));
  const fields = Object.entries(request.properties ?? {});
  const hasBody = record.method === 'POST' || record.method === 'PUT';
  const required = new Set(request.required);
  const parameters = fields
    .filter(([field]) => inPath.has(field) || !hasBody)
    .map(([field, schema]): Parameter => {
      const isPath = inPath.has(field);
      return { name: field, in: isPath ? 'path' : 'query', required: isPath || required.has(field), schema };
    });
  // A choice between objects has no field in the path.
  const body = request.properties
    ? {
        ...request,
        properties: Object.fromEntries(fields.filter(([field]) => !inPath.has(field))),
        required: [...required].filter((field) => !inPath.has(field)),
      }
    : request;
  return {
    operationId: name,
    description:
      whoMay[record.access] + (record.fresh ? texts.fresh : '') + (record.scope ? texts.byKey(record.scope) : ''),
    security: securityOf(record),
    parameters,
    ...(hasBody ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [record.success ?? 200]: { description: texts.done, content: json(describe(record.response, 'output')) },
      ...refusals,
    },
  };
}

function parametersOf(route: DescribedRoute, describe: Describe): Parameter[] {
  const { properties = {}, required = [] } = describe(route.query, 'input');
  return [
    ...fieldsInPath(route).map((name): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(properties).map(([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
}

const answered = (response: z.ZodType, describe: Describe, type: string): Operation['responses'] => ({
  200: { description: texts.done, content: { [type]: { schema: describe(response, 'output') } } },
  default: anyRefusal,
});

/** A call whose body is the file itself. */
export function uploadOf(name: string, route: DescribedRoute, describe: Describe): Operation {
  const fileName: Parameter = {
    name: 'x-file-name',
    in: 'header',
    required: false,
    description: texts.fileName,
    schema: { type: 'string' },
  };
  return {
    operationId: `upload.${name}`,
    description: whoMay[route.access],
    security: securityOf(route),
    parameters: [...parametersOf(route, describe), fileName],
    requestBody: { required: true, content: { '*/*': { schema: {} } } },
    responses: answered(route.response, describe, 'application/json'),
  };
}

/** A call that stays open; each event's data is the JSON that the schema describes. */
export function streamOf(name: string, route: DescribedRoute, describe: Describe): Operation {
  return {
    operationId: `stream.${name}`,
    description: `${whoMay[route.access]} ${texts.stream}`,
    security: securityOf(route),
    parameters: parametersOf(route, describe),
    responses: answered(route.response, describe, 'text/event-stream'),
  };
}
