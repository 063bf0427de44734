import type { CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { ownTurn } from '../../inTurns.ts';
import { refuseUnwieldyJson } from './refuseUnwieldyJson.ts';

/** Characters from which on reading takes milliseconds. */
const LARGE = 50_000;

/** Reads JSON as fastify does, once it is sure that the reading is quick; of large bodies one each turn of the event loop. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { call } = request.routeOptions.config;
    const record: CallRecord | null = call ? calls[call] : null;
    const read = (): void => {
      try {
        refuseUnwieldyJson(body, record?.body?.maxValues);
      } catch (error) {
        done(error instanceof Error ? error : null);
        return;
      }
      void parse(request, body, done);
    };
    if (body.length < LARGE) read();
    else void ownTurn().then(read);
  });
}
