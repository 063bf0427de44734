import type { FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Tells browsers to come by https alone: with every answer where the product's own address is one (`always`), else where they came
 * by it, as a proxy says that is believed. Its subdomains are the operator's own matter.
 */
export function onlyEncrypted(app: FastifyInstance, always: boolean): void {
  app.addHook('onSend', async ({ protocol }, reply) => {
    if (!always && protocol !== 'https') return;
    reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
}
