import { PassThrough } from 'node:stream';
import { MODEL_SECONDS, streams } from '@dialogwerk/shared/contract';
import { spokenStreamQuery } from '@dialogwerk/shared/contract/schemas';
import { isWaiting } from '@dialogwerk/shared/dialog';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../calls/CallError.ts';
import { parseWith } from '../../../calls/bodies/parseInput.ts';
import { identityReaders } from '../../../calls/identity/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/bodies/refuseUnsafeJson.ts';
import { createOpenStreams } from '../../../throttle/createOpenStreams.ts';
import { busy } from '../busy.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { findByUser } from '../conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';

const STREAMS = { most: 2_000, ofOne: 10 } as const;
const RETRY_SECONDS = 10;
/** Longer than a model may take. */
const LONGEST_MS = (MODEL_SECONDS.max + 10) * 1_000;

/**
 * The route of `streams.spoken`: open until the model has spoken, the page goes or time is up. Of this server alone: on another one
 * it is silent, and the page goes on with what the conversation says when it is asked.
 */
export function registerSpokenStream(app: FastifyInstance, live: LiveServices): void {
  const identity = identityReaders(live);
  const tooMany = () => busy(RETRY_SECONDS);
  const streamsOpen = createOpenStreams(app, { ...STREAMS, full: tooMany, ownFull: tooMany });

  app.get(streams.spoken.path, async (request, reply) => {
    const { user_id_live, family_id } = await identity.respondent(request.headers.authorization);
    refuseUnsafeJson(request.query);
    const { survey_id } = parseWith(spokenStreamQuery, request.query);
    const conversation = await findByUser(live.pool, survey_id, user_id_live);
    if (!conversation) throw new CallError('conversation/unknown');
    if (conversation.closed) throw new CallError('survey/inactive');
    const place = { survey_id, conversation_id: conversation.conversation_id };
    const stream = streamsOpen.open(user_id_live, () => {
      const opened = streamSpoken(live, place);
      opened.stream.once('close', live.tokens.onEnd(family_id, opened.end));
      return opened;
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

function streamSpoken(live: LiveServices, place: ConversationId): { stream: PassThrough; end: () => void } {
  const stream = new PassThrough();
  const end = (): void => void stream.end();
  const limit = setTimeout(end, LONGEST_MS).unref();
  const forget = live.spoken.listen(place, (spoken) => {
    if (stream.writableEnded) return;
    if (spoken === null) stream.end();
    else stream.write(`data: ${JSON.stringify(spoken)}\n\n`);
  });
  stream.once('close', () => {
    clearTimeout(limit);
    forget();
  });
  return { stream, end };
}
