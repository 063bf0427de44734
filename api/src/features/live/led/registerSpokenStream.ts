import { PassThrough } from 'node:stream';
import { streams } from '@dialogwerk/shared/contract';
import { spokenStreamQuery } from '@dialogwerk/shared/contract/schemas';
import { isWaiting } from '@dialogwerk/shared/dialog';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../calls/CallError.ts';
import { parseWith } from '../../../calls/bodies/parseInput.ts';
import { identityReaders } from '../../../calls/identity/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/bodies/refuseUnsafeJson.ts';
import { busy } from '../busy.ts';
import { findByUser } from '../conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';

const STREAMS_AT_ONCE = 2_000;
const RETRY_SECONDS = 10;
/** Longer than a model may take. */
const LONGEST_MS = 20_000;

/**
 * The route of `streams.spoken`: open until the model has spoken, the page goes or time is up. Of this server alone: on another one
 * it is silent, and the page goes on with what the conversation says when it is asked.
 */
export function registerSpokenStream(app: FastifyInstance, live: LiveServices): void {
  const identity = identityReaders(live);
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(streams.spoken.path, async (request, reply) => {
    const { user_id_live, family_id } = await identity.respondent(request.headers.authorization);
    refuseUnsafeJson(request.query);
    const { survey_id } = parseWith(spokenStreamQuery, request.query);
    const conversation = await findByUser(live.pool, survey_id, user_id_live);
    if (!conversation) throw new CallError('conversation/unknown');
    if (conversation.closed) throw new CallError('survey/inactive');
    if (open.size >= STREAMS_AT_ONCE) throw busy(RETRY_SECONDS);
    const stream = new PassThrough();
    open.add(stream);
    const limit = setTimeout(() => stream.end(), LONGEST_MS).unref();
    const { conversation_id } = conversation;
    const unwatch = live.tokens.onEnd(family_id, () => stream.end());
    const forget = live.spoken.listen({ survey_id, conversation_id }, (text) => {
      if (stream.writableEnded) return;
      if (text === null) stream.end();
      else stream.write(`data: ${JSON.stringify({ text })}\n\n`);
    });
    stream.once('close', () => {
      open.delete(stream);
      clearTimeout(limit);
      forget();
      unwatch();
    });
    // Because the headers alone tell the page that it listens.
    stream.write(': \n\n');
    if (!isWaiting(conversation.state)) stream.end();
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Because a proxy that buffers would hold words back.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  });
}
