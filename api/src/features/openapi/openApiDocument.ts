import type { CallRecord } from '@dialogwerk/shared/contract';
import { calls, errorBody } from '@dialogwerk/shared/contract/calls';
import { describedStreams, describedUploads } from '@dialogwerk/shared/contract/described';
import { feedOperation, webhookOperations } from './connections.ts';
import { createComponents } from './createComponents.ts';
import { createRefusals } from './createRefusals.ts';
import type { OpenApiDocument, Operation } from './OpenApi.ts';
import { texts } from './texts.ts';
import { operationOf, streamOf, uploadOf } from './operations.ts';

/** All calls, uploads and streams of the contract as OpenAPI 3.1, from their records alone. */
export function openApiDocument(version: string): OpenApiDocument {
  const { describe, schemas } = createComponents();
  const refusals = createRefusals();
  const paths: Record<string, Record<string, Operation>> = {};
  const add = ({ path, method }: { readonly path: string; readonly method: string }, operation: Operation): void => {
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const [name, record] of Object.entries<CallRecord>(calls)) {
    add(record, operationOf(name, record, describe, refusals.of(record)));
  }
  for (const [name, route] of Object.entries(describedUploads)) add(route, uploadOf(name, route, describe));
  for (const [name, route] of Object.entries(describedStreams)) add(route, streamOf(name, route, describe));
  add({ path: '/api/feeds/:file', method: 'GET' }, feedOperation);
  const webhooks = webhookOperations(describe);
  // No answer of a call has it whole, but every refusal refers to it.
  describe(errorBody, 'output');
  return {
    openapi: '3.1.1',
    info: { title: 'Dialogwerk', version },
    paths,
    webhooks,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: texts.token },
        apiKey: { type: 'http', scheme: 'bearer', description: texts.apiKey },
      },
      schemas,
      responses: refusals.responses,
    },
  };
}
