import type { FastifyInstance } from 'fastify';
import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import { isSigned } from '../../links/signedPath.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { exportPath } from './export/excelExport.ts';
import { findExport, noteEnded } from './export/exportStatements.ts';
import { formatFacts } from './export/formats.ts';
import { writeInThread } from './export/writeInThread.ts';

/** Each holds a thread and two connections to the database for as long as it is fetched. */
const EXPORTS_AT_ONCE = 4;
/** An address is for the browser that has just asked for it. */
const VALID_MS = 10 * 60_000;
/** Whoever takes nothing for so long has gone, or holds the connection for nothing. */
const PATIENCE_MS = 60_000;

/** The files of answers: the address says who has asked (`excelExport`); the role is looked at once more. */
export function registerExports(app: FastifyInstance, services: Services): void {
  let running = 0;
  app.get<{ Params: { export_id: string }; Querystring: Record<string, unknown> }>(
    exportPath(':export_id'),
    async (request, reply) => {
      const { export_id } = request.params;
      if (!isSigned(services, exportPath(export_id), request.query)) throw new CallError('export/unknown');
      const row = await findExport(services.db, export_id);
      const isOld = !row || services.now() - row.created_at.getTime() > VALID_MS;
      if (isOld || row.user_id === null || row.state === 'cancelled') throw new CallError('export/unknown');
      await mayAnalyse({ services, who: { user_id: row.user_id } }, row.survey_id);
      if (running >= EXPORTS_AT_ONCE) throw new CallError('export/too-many', { retryAfter: 60 });
      running += 1;
      const stream = writeInThread(services.pool, row);
      const silence = setTimeout(() => stream.destroy(), PATIENCE_MS);
      stream.on('data', () => silence.refresh());
      stream.pause();
      stream.once('close', () => {
        clearTimeout(silence);
        running -= 1;
        // Because whoever asks how far it is would wait for ever for what nobody fetches any more.
        if (!stream.readableEnded) void noteEnded(services.db, row, 'failed', new Date(services.now())).catch(() => {});
      });
      return reply
        .headers({
          'content-type': formatFacts(row.wanted.format).mediaType,
          'content-disposition': `attachment; filename="${row.file_name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(stream);
    },
  );
}
