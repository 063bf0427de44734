import { avatarOptions, drawAvatar } from '@dialogwerk/shared/avatars';
import type { FastifyReply } from 'fastify';
import { CallError } from '../../errors/CallError.ts';

/** A day: the same address always gives the same picture, unless the style itself changes with a new version. */
const CACHED = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Answers `/avatars/<seed>.svg?<options>` with the generated picture (spec §3, 'Avatars'), drawn here so that no page pays
 * for the drawing. 400 for options out of their bounds.
 */
export function answerAvatar(file: string, query: unknown, reply: FastifyReply): FastifyReply {
  const options = avatarOptions.safeParse({
    ...(typeof query === 'object' ? query : {}),
    seed: file.replace(/\.svg$/, ''),
  });
  if (!file.endsWith('.svg') || !options.success) {
    return reply.code(400).header('cache-control', 'no-store').send(new CallError('avatar/unknown').body);
  }
  return reply
    .headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': CACHED,
      // Because a picture may be opened by itself, too.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(drawAvatar(options.data));
}
