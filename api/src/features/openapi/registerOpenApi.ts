import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openApiDocument.ts';
import { openApiPage } from './openApiPage.ts';

/** `openapi.json` and, for people, `docs`: the calls of the contract, described by their records. Anyone may read them. */
/** The version of the calls, not of the product: it grows when one of them changes. */
const VERSION = '1.0.0';

export function registerOpenApi(app: FastifyInstance): void {
  const described = openApiDocument(VERSION);
  const page = openApiPage(described);

  app.get('/openapi.json', async () => described);

  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page),
  );
}
