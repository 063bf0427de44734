import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { isSigned } from '../../../links/signedPath.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import type { createFileSender } from '../createFileSender.ts';
import { fileName } from '../export/fileName.ts';
import { Snapshot } from '../data/Snapshot.ts';
import { chatsTablePath } from './chatsExport.ts';
import { chatsTable } from './chatsTable.ts';
import { chatsTexts } from './texts.ts';

/** An address is for the browser that has just asked for it. */
const VALID_MS = 10 * 60_000;

/** The table of a multi-chat's respondents: the address says who has asked (`chatsExport`); the role is looked at once more. */
export function registerChatsTable(
  app: FastifyInstance,
  services: Services,
  send: ReturnType<typeof createFileSender>,
): void {
  app.get<{ Params: { id: string; user_id: string; at: string }; Querystring: Record<string, unknown> }>(
    chatsTablePath(':id', ':user_id', ':at'),
    async (request, reply) => {
      const { id, user_id, at } = request.params;
      const isOwn = isSigned(services, chatsTablePath(id, user_id, at), request.query);
      if (!isOwn || services.now() - Number(at) > VALID_MS) throw new CallError('export/unknown');
      const manager = await mayAnalyseManager({ services, who: { user_id } }, Number(id));
      return send(reply, {
        media_type: 'text/csv; charset=utf-8',
        file_name: fileName(manager.name, 'csv', Number(at), chatsTexts.fileKind),
        open: async () => Readable.from(chatsTable(await Snapshot.open(services.db), manager), { highWaterMark: 1 }),
      });
    },
  );
}
