import type { CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { refuseUnwieldyJson } from './refuseUnwieldyJson.ts';

/** Reads JSON as fastify does, once it is sure that the reading is quick. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { call } = request.routeOptions.config;
    const record: CallRecord | null = call ? calls[call] : null;
    try {
      refuseUnwieldyJson(body, record?.body?.maxValues);
    } catch (error) {
      done(error instanceof Error ? error : null);
      return;
    }
    void parse(request, body, done);
  });
}
