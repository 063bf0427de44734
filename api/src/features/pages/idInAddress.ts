import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../storage/faults/describeFault.ts';
import { isSurveyId, isUuid } from '../../storage/ids.ts';
import type { PagesOptions } from './PagesOptions.ts';

/**
 * The public id that an address means: by a name that is in use, or the address as it is, which the page then judges. null once the
 * visitor was sent on, from a name of before to the one in use, whatever stands behind it in the address.
 */
export async function idInAddress(
  { findByName }: Pick<PagesOptions, 'findByName'>,
  { kind, asked }: { readonly kind: 'survey' | 'manager'; readonly asked: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  // Most visits come by an id, which is no name: nobody is asked for it.
  if (isSurveyId(asked) || isUuid(asked)) return asked;
  const named = await findByName(kind, asked).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a name in an address could not be looked up');
    return null;
  });
  if (!named) return asked;
  if (named.address === asked) return named.id;
  const [path = '', ...query] = request.url.split('?');
  const place = path.slice(0, path.lastIndexOf('/') + 1);
  await reply.header('cache-control', 'no-store').redirect([place + named.address, ...query].join('?'), 302);
  return null;
}
