import { streams } from '@dialogwerk/shared/contract';
import { surveyStreamQuery } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import { parseWith } from '../../calls/parseInput.ts';
import { identityReaders } from '../../calls/readIdentity.ts';
import { refuseUnsafeJson } from '../../calls/refuseUnsafeJson.ts';
import type { Services } from '../../services.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { eventStreamHeaders } from '../../eventStreams/createEventStream.ts';
import { createOpenStreams } from '../../eventStreams/createOpenStreams.ts';
import { streamSurveyEvents } from './streamSurveyEvents.ts';

/** Each stream holds a connection open. */
const STREAMS = { most: 500, ofOne: 20 } as const;
const RETRY_SECONDS = 30;

/** The route of `streams.surveyChanges`: policy first, then open until the client goes, the server stops or time is up. */
export function registerChangeStream(app: FastifyInstance, services: Services): void {
  const identity = identityReaders(services);
  const streamsOpen = createOpenStreams(app, {
    ...STREAMS,
    full: () => new CallError('changes/too-many-streams', { retryAfter: RETRY_SECONDS }),
    ownFull: () => new CallError('throttle/too-many-streams', { retryAfter: RETRY_SECONDS }),
  });
  app.addHook('preClose', async () => services.bus.close());

  app.get<{ Params: { survey_id: string } }>(streams.surveyChanges.path, async (request, reply) => {
    const who = await identity.author(request.headers.authorization);
    refuseUnsafeJson({ ...request.params });
    refuseUnsafeJson(request.query);
    const { survey_id } = await mayTrain({ services, who }, request.params.survey_id);
    const { client } = parseWith(surveyStreamQuery, request.query);
    const stream = streamsOpen.open(who.user_id, () => streamSurveyEvents(services, { who, survey_id, client }));
    return reply.headers(eventStreamHeaders).send(stream);
  });
}
