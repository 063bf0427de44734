import { MODEL_SECONDS, streams } from '@dialogwerk/shared/contract';
import { spokenStreamQuery } from '@dialogwerk/shared/contract/schemas';
import { isWaiting } from '@dialogwerk/shared/dialog';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../errors/CallError.ts';
import { parseWith } from '../../../calls/parseInput.ts';
import { identityReaders } from '../../../calls/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/refuseUnsafeJson.ts';
import { createEventStream, eventStreamHeaders } from '../../../eventStreams/createEventStream.ts';
import type { EventStream } from '../../../eventStreams/createEventStream.ts';
import { createOpenStreams } from '../../../eventStreams/createOpenStreams.ts';
import { busy } from '../busy.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { findByUser } from '../turn/conversationStatements.ts';
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
    if (!isWaiting(conversation.state)) stream.end();
    return reply.headers(eventStreamHeaders).send(stream);
  });
}

function streamSpoken(live: LiveServices, place: ConversationId): EventStream {
  const events = createEventStream({ longestMs: LONGEST_MS, onClose: () => forget() });
  // Because the headers alone tell the page that it listens.
  events.signOfLife();
  const forget = live.spoken.listen(place, (spoken) => {
    if (spoken === null) events.end();
    else events.tell(JSON.stringify(spoken));
  });
  return events;
}
