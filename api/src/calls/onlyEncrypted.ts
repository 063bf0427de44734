import type { FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/** Tells browsers with every answer to come by https alone; its subdomains are the operator's own matter. */
export function onlyEncrypted(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
}
