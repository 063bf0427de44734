import type { FastifyReply } from 'fastify';
import { plainHref } from './plainAddress.ts';
import { NEWEST_ID } from './plainIds.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** Leads to the conversation, where what is new begins; `more` is what the page says beside it. */
export function goOn(
  { address, reply }: Pick<PlainVisit, 'address' | 'reply'>,
  more: { readonly said?: 'changed' | 'thanks' } = {},
): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(`${plainHref(address, more)}#${NEWEST_ID}`, 303);
}
