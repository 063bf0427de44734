import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Has answers compressed as the client wants it, from 1 kB on: each one below `app`, or, with `only` 'asked', those that are
 * given to `reply.compress`. Requests are never unpacked, because a small one could hold gigabytes.
 */
export async function compressAnswers(app: FastifyInstance, only?: 'asked'): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalCompression: only === undefined,
    globalDecompression: false,
  });
}
