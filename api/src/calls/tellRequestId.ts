import type { FastifyInstance } from 'fastify';

/**
 * Puts the request's id, which is drawn by lot, into each answer's header `x-request-id` and each error's field
 * `request_id`: the log's lines of that request have it too, so that what somebody saw can be found there.
 */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preSerialization', async (request, reply, payload: unknown) =>
    reply.statusCode >= 400 && isError(payload) ? { ...payload, request_id: request.id } : payload,
  );
}

function isError(payload: unknown): payload is { readonly msg: string } {
  return typeof payload === 'object' && payload !== null && 'msg' in payload;
}
