import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import type { MediaStorage } from '../../media/MediaStorage.ts';
import { byteRange } from './byteRange.ts';

/** A file as it is handed out. */
export interface MediaToSend {
  readonly filename_db: string;
  readonly kind: string;
  readonly type: string;
  readonly size: number;
  readonly original_name: string;
}

/**
 * Sends a file or a part of it. A browser takes it for what it is and nothing else, and runs nothing in it; documents
 * are only ever saved.
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: MediaStorage,
  { filename_db, kind, type, size, original_name }: MediaToSend,
  cacheControl: string,
): Promise<FastifyReply> {
  const etag = `"${filename_db}"`;
  reply.headers({
    'cache-control': cacheControl,
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  // A name never means another content, so that a part goes with any part that was sent before.
  const range = byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send(new CallError('media/no-such-part').body);
  }
  const stream = await storage.get(filename_db, range ?? undefined);
  if (!stream) throw new CallError('media/unknown');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .headers({
      'content-type': type,
      'content-length': range ? range.end - range.start + 1 : size,
      'content-disposition': disposition(
        kind === 'document' ? 'attachment' : 'inline',
        original_name || nameless(filename_db),
      ),
    })
    .send(stream);
}

/** What a file without a name is saved as: its own name in the store says nothing to people. */
function nameless(filename_db: string): string {
  return `Datei${extname(filename_db)}`;
}

/** RFC 6266: a name in ASCII for old programs, and the name itself. */
function disposition(how: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
