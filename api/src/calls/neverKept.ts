import type { FastifyInstance } from 'fastify';

/** What calls answer is kept nowhere, and taken for nothing else than it says. */
export function neverKept(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
}
