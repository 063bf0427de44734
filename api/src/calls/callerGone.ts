import type { FastifyReply } from 'fastify';

/**
 * Aborted when the connection goes before the answer is sent. Not fastify's `request.signal`, because that one takes the
 * end of a body for the end of its sender.
 */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
