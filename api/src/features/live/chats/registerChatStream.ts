import { streams } from '@dialogwerk/shared/contract';
import { chatStreamQuery } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../errors/CallError.ts';
import { parseWith } from '../../../calls/parseInput.ts';
import { identityReaders } from '../../../calls/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/refuseUnsafeJson.ts';
import { eventStreamHeaders } from '../../../eventStreams/createEventStream.ts';
import { createOpenStreams } from '../../../eventStreams/createOpenStreams.ts';
import { busy } from '../busy.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findParticipation } from './participationStatements.ts';
import { streamChats } from './streamChats.ts';

/** Each holds a connection and some kB. */
const STREAMS = { most: 5_000, ofOne: 10 } as const;
const RETRY_SECONDS = 10;

/** The route of `streams.chats`: the respondent's own, open until the page goes, the server stops or time is up. */
export function registerChatStream(app: FastifyInstance, live: LiveServices): void {
  const identity = identityReaders(live);
  const tooMany = () => busy(RETRY_SECONDS);
  const streamsOpen = createOpenStreams(app, { ...STREAMS, full: tooMany, ownFull: tooMany });

  app.get(streams.chats.path, async (request, reply) => {
    const { user_id_live, family_id } = await identity.respondent(request.headers.authorization);
    refuseUnsafeJson(request.query);
    const known = request.headers['last-event-id'];
    const { after } = parseWith(chatStreamQuery, known === undefined ? request.query : { after: known });
    const participation = await findParticipation(live.pool, user_id_live);
    if (!participation) throw new CallError('conversation/unknown');
    const { participation_id, dialog_manager_id, publication_id } = participation;
    const { hints } = await live.compiledChats.get(dialog_manager_id, publication_id);
    const stream = streamsOpen.open(user_id_live, () => {
      const opened = streamChats(live, { participation_id, after, hints });
      opened.stream.once('close', live.tokens.onEnd(family_id, opened.end));
      return opened;
    });
    return reply.headers(eventStreamHeaders).send(stream);
  });
}
