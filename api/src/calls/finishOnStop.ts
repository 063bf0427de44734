import type { FastifyInstance } from 'fastify';

/** The longest that a stop waits for answers under way. */
const PATIENCE_MS = 10_000;

/**
 * Makes `app.close()` end in time: what is under way is answered and its connection closed after it, because an open
 * one would hold up the stop; after 10 s connections are cut.
 */
export function finishOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
