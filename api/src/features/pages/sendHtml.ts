import type { FastifyReply } from 'fastify';

/** Sends a page that was made for this request, compressed as the browser wants it and never taken from a cache unasked. */
export async function sendHtml(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  reply.compress(html);
  return reply;
}
