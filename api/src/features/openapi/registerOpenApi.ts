import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './OpenApi.ts';
import { openApiDocument } from './openApiDocument.ts';
import { openApiPage } from './openApiPage.ts';

/** The version of the calls, not of the product: it grows when one of them changes. */
const VERSION = '1.0.0';

let made: OpenApiDocument | undefined;

/** Made when somebody reads it first, because it is a tenth of the time that a server takes to start. */
function described(): OpenApiDocument {
  made ??= openApiDocument(VERSION);
  return made;
}

/** `openapi.json` and, for people, `docs`: the calls of the contract, described by their records. Anyone may read them. */
export function registerOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', async () => described());

  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(openApiPage(described())),
  );
}
