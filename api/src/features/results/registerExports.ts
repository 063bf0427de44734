import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { isSigned } from '../../links/signedPath.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { registerChatsAnswers } from './chats/answers/registerChatsAnswers.ts';
import { registerChatsTable } from './chats/registerChatsTable.ts';
import { createFileSender } from './createFileSender.ts';
import { exportPath } from './export/excelExport.ts';
import { findExport, noteEnded } from './export/exportStatements.ts';
import { formatFacts } from './export/formats.ts';
import { registerFeed } from './feed/registerFeed.ts';
import { writeInThread } from './export/writeInThread.ts';

/** An address is for the browser that has just asked for it. */
const VALID_MS = 10 * 60_000;

/** The files of answers: the address says who has asked (`excelExport`); the role is looked at once more. */
export function registerExports(app: FastifyInstance, services: Services): void {
  const send = createFileSender();
  registerFeed(app, services);
  registerChatsTable(app, services, send);
  registerChatsAnswers(app, services, send);
  app.get<{ Params: { export_id: string }; Querystring: Record<string, unknown> }>(
    exportPath(':export_id'),
    async (request, reply) => {
      const { export_id } = request.params;
      if (!isSigned(services, exportPath(export_id), request.query)) throw new CallError('export/unknown');
      const row = await findExport(services.db, export_id);
      const isOld = !row || services.now() - row.created_at.getTime() > VALID_MS;
      if (isOld || row.user_id === null || row.state === 'cancelled') throw new CallError('export/unknown');
      await mayAnalyse({ services, who: { user_id: row.user_id } }, row.survey_id);
      return send(reply, {
        media_type: formatFacts(row.wanted.format).mediaType,
        file_name: row.file_name,
        open: () => writeInThread(services.pool, { of: 'dialog', row }),
        // Because whoever asks how far it is would wait for ever for what nobody fetches any more.
        onBroken: () => void noteEnded(services.db, row, 'failed', new Date(services.now())).catch(() => {}),
      });
    },
  );
}
