import type { FastifyInstance } from 'fastify';

/**
 * One line per request: call or route, status and time; nothing that people have sent, and no address (domain.md §4).
 * Those of pages and files are details, unless they were refused: the id that such an answer names has to be found.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions;
    const { call } = config;
    const line = { call, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (call) request.log.info(line, 'call');
    else if (reply.statusCode >= 400) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}
