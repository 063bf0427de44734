import type { FastifyInstance } from 'fastify';
import { refuseUnwieldyJson } from './refuseUnwieldyJson.ts';

/** A questionnaire file is one long text in its call. */
const VALUES_OF_IMPORT = 100;

/** Reads JSON as fastify does, once it is sure that the reading is quick. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isImport = request.routeOptions.config.call === 'importQuestionnaire';
    try {
      refuseUnwieldyJson(body, isImport ? VALUES_OF_IMPORT : undefined);
    } catch (error) {
      done(error instanceof Error ? error : null);
      return;
    }
    void parse(request, body, done);
  });
}
