import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The most bytes of a form. */
const FORM_BYTES = 10_000;

/** Has these pages read the forms that they hold, as browsers send them, and what RFC 8058 sends; no other page of the product has one. */
export function readForms(pages: FastifyInstance): void {
  pages.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/** A field of the form that was sent; null where it is not there. */
export function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string | null {
  return typeof body === 'string' ? new URLSearchParams(body).get(name) : null;
}
