import type { FastifyReply } from 'fastify';

/** What a browser or a crawler is told to wait before it asks again for a page that is not there for now. */
const RETRY_SECONDS = 5;

/** Sends a page that was made for this request, compressed as the browser wants it and never taken from a cache unasked; a person's own page is kept by no other. */
export async function sendHtml(
  reply: FastifyReply,
  status: number,
  html: string,
  isOwn: boolean | 'unkept' = false,
): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isOwn === 'unkept' ? 'no-store' : isOwn ? 'private, no-cache' : 'no-cache',
    // Respondents read it in their language, as far as there is one.
    vary: 'accept-encoding, accept-language',
  });
  if (status === 503) reply.header('retry-after', String(RETRY_SECONDS));
  reply.compress(html);
  return reply;
}
