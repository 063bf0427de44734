import { PICTURE_WIDTHS } from '@dialogwerk/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { findPublicMedia } from './findMedia.ts';
import { sendMedia } from './sendMedia.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What stands in for a smaller picture that cannot be made just now. */
const FOR_NOW = 'public, max-age=60';

/** Sends a dialog's own file; of a picture, with `w` in its address, what is as wide and the smallest that the browser takes. */
export async function sendPublicMedia(
  { db, media, pictureVariants }: Services,
  request: FastifyRequest<{ Params: { filename_db: string }; Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findPublicMedia(db, request.params.filename_db);
  const width = PICTURE_WIDTHS.find((one) => String(one) === request.query['w']);
  if (width === undefined || file.kind !== 'image') return sendMedia(request, reply, media, file, FOR_EVER);
  // Who stands between keeps what one browser got from those that take something else.
  reply.header('vary', 'accept');
  const found = await pictureVariants.find(file.filename_db, width, request.headers.accept ?? '');
  if (typeof found === 'string') return sendMedia(request, reply, media, file, found === 'none' ? FOR_EVER : FOR_NOW);
  return sendMedia(request, reply, media, { ...file, ...found }, FOR_EVER);
}
