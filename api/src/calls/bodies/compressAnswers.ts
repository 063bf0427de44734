import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Has answers compressed as the client wants it, from 1 kB on: all below `app`, or those alone that are given to
 * `reply.compress`. Requests are never unpacked, because a small one could hold gigabytes.
 */
export async function compressAnswers(app: FastifyInstance, which: 'all' | 'given' = 'all'): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalCompression: which === 'all',
    globalDecompression: false,
  });
}
