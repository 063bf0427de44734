import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deliveredTypefaces, typefaceFile, TYPEFACES_PATH } from '@dialogwerk/shared/look';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';

/** Their version is part of their names. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Where each file lies, by its public name. */
const files = new Map(
  Object.values(deliveredTypefaces).flatMap((delivered) =>
    Object.keys(delivered.subsets).map((subset) => [
      typefaceFile(delivered, subset),
      `@fontsource-variable/${delivered.source}/files/${delivered.source}-${subset}-wght-normal.woff2`,
    ]),
  ),
);

/** Serves the files of typefaces that dialogs are written in, so that no browser asks another host for them. */
export function registerTypefaces(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${TYPEFACES_PATH}:file`, async (request, reply) => {
    const file = files.get(request.params.file);
    if (file === undefined) throw new CallError('request/unknown-address');
    const content = await readFile(fileURLToPath(import.meta.resolve(file)));
    return reply
      .headers({
        'content-type': 'font/woff2',
        'cache-control': FOR_EVER,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(content);
  });
}
