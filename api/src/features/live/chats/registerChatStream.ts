import { streams } from '@dialogwerk/shared/contract';
import { chatStreamQuery } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../calls/CallError.ts';
import { parseWith } from '../../../calls/bodies/parseInput.ts';
import { identityReaders } from '../../../calls/identity/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/bodies/refuseUnsafeJson.ts';
import { busy } from '../busy.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findParticipation } from './participationStatements.ts';
import { streamChats } from './streamChats.ts';

/** Each holds a connection and some kB. */
const STREAMS_AT_ONCE = 5_000;
const RETRY_SECONDS = 10;

/** The route of `streams.chats`: the respondent's own, open until the page goes, the server stops or time is up. */
export function registerChatStream(app: FastifyInstance, live: LiveServices): void {
  const identity = identityReaders(live);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(streams.chats.path, async (request, reply) => {
    const { user_id_live, family_id } = await identity.respondent(request.headers.authorization);
    refuseUnsafeJson(request.query);
    const known = request.headers['last-event-id'];
    const { after } = parseWith(chatStreamQuery, known === undefined ? request.query : { after: known });
    const participation = await findParticipation(live.pool, user_id_live);
    if (!participation) throw new CallError('conversation/unknown');
    if (open.size >= STREAMS_AT_ONCE) throw busy(RETRY_SECONDS);
    const { participation_id, dialog_manager_id, publication_id } = participation;
    const { hints } = await live.compiledChats.get(dialog_manager_id, publication_id);
    const { stream, end } = streamChats(live, { participation_id, after, hints });
    open.add(end);
    const forget = live.tokens.onEnd(family_id, end);
    stream.once('close', () => {
      open.delete(end);
      forget();
    });
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Because a proxy that buffers would hold messages back.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  });
}
