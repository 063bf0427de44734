import { pipeline, Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../../errors/CallError.ts';
import type { SentFile } from './PlainDialogs.ts';

/** More than the longest text takes once it is encoded for a form. */
const FORM_BYTES = 256 * 1024;
const FIELDS = 500;

/** A form that was sent. `file` has to be read or drained; null where none was chosen. */
export interface SentForm {
  readonly fields: URLSearchParams;
  readonly file: SentFile | null;
}

/** Has these pages take forms: those with a file stay streams, because a film does not belong into memory. */
export function takePlainForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
  pages.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/** The form of a request, as far as its file, which stands behind all fields. Refuses (400) what is no form. */
export async function readPlainForm({ body, headers }: FastifyRequest): Promise<SentForm> {
  if (!(body instanceof Readable))
    return { fields: new URLSearchParams(typeof body === 'string' ? body : ''), file: null };
  const fields = new URLSearchParams();
  const { 'content-type': type = '' } = headers;
  return new Promise<SentForm>((resolve, reject) => {
    const parts = boundaryOf(type, headers);
    if (!parts) return reject(new CallError('request/not-an-object'));
    let arriving: Readable | null = null;
    parts.on('field', (name, value) => fields.append(name, value));
    parts.on('file', (_, stream, name) => {
      stream.on('error', () => undefined);
      // What browsers send where nothing was chosen.
      if (!name) return void stream.resume();
      arriving = stream;
      resolve({ fields, file: { stream, name } });
    });
    pipeline(body, parts, (error) => {
      const fault = error ? new CallError('media/incomplete') : null;
      if (fault) {
        arriving?.destroy(fault);
        reject(fault);
      } else resolve({ fields, file: null });
    });
  });
}

/** What takes the parts of a form apart; null for a header that names no boundary. */
function boundaryOf(type: string, headers: FastifyRequest['headers']): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { fields: FIELDS, fieldSize: FORM_BYTES, fieldNameSize: 200, files: 1 },
    });
  } catch {
    return null;
  }
}
