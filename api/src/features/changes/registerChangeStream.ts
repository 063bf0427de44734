import { streams } from '@dialogwerk/shared/contract';
import { surveyStreamQuery } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../calls/CallError.ts';
import { parseWith } from '../../calls/bodies/parseInput.ts';
import { identityReaders } from '../../calls/identity/readIdentity.ts';
import { refuseUnsafeJson } from '../../calls/bodies/refuseUnsafeJson.ts';
import type { Services } from '../../calls/services.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { streamSurveyEvents } from './streamSurveyEvents.ts';

/** Each stream holds a connection open. */
const STREAMS_AT_ONCE = 500;

/** The route of `streams.surveyChanges`: policy first, then open until the client goes, the server stops or time is up. */
export function registerChangeStream(app: FastifyInstance, services: Services): void {
  const identity = identityReaders(services);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
    services.bus.close();
  });

  app.get<{ Params: { survey_id: string } }>(streams.surveyChanges.path, async (request, reply) => {
    const who = await identity.author(request.headers.authorization);
    refuseUnsafeJson({ ...request.params });
    refuseUnsafeJson(request.query);
    const { survey_id } = await mayTrain({ services, who }, request.params.survey_id);
    const { client } = parseWith(surveyStreamQuery, request.query);
    if (open.size >= STREAMS_AT_ONCE) {
      throw new CallError('changes/too-many-streams', { retryAfter: 30 });
    }
    const { stream, end } = streamSurveyEvents(services, { who, survey_id, client });
    open.add(end);
    stream.once('close', () => open.delete(end));
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Because a proxy that buffers would hold news back.
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  });
}
