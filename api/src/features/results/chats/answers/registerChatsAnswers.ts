import { chatsWish } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../../errors/CallError.ts';
import type { Services } from '../../../../services.ts';
import { isSigned } from '../../../../links/signedPath.ts';
import { mayAnalyseChats } from '../../../../policies/mayAnalyseChats.ts';
import type { createFileSender } from '../../createFileSender.ts';
import { fileName } from '../../export/fileName.ts';
import { formatFacts } from '../../export/formats.ts';
import { writeInThread } from '../../export/writeInThread.ts';
import { chatsAnswersPath } from './chatsAnswers.ts';
import type { ChatsAnswersAddress } from './chatsAnswers.ts';

/** An address is for the browser that has just asked for it. */
const VALID_MS = 10 * 60_000;

const route = chatsAnswersPath({
  id: ':id',
  user_id: ':user_id',
  at: ':at',
  format: ':format',
  separator: ':separator',
  content: ':content',
  missing: ':missing',
  personal: ':personal',
});

/** All answers in a multi-chat as a file: the address says who has asked (`chatsAnswers`); the roles are looked at once more. */
export function registerChatsAnswers(
  app: FastifyInstance,
  services: Services,
  send: ReturnType<typeof createFileSender>,
): void {
  app.get<{ Params: ChatsAnswersAddress; Querystring: Record<string, unknown> }>(route, async (request, reply) => {
    const { id, user_id, at: asked, ...wished } = request.params;
    const at = Number(asked);
    const wish = chatsWish.safeParse(wished);
    const isOwn = isSigned(services, chatsAnswersPath(request.params), request.query);
    if (!isOwn || !wish.success || services.now() - at > VALID_MS) throw new CallError('export/unknown');
    const { manager, dialogs } = await mayAnalyseChats({ services, who: { user_id } }, Number(id));
    const { dialog_manager_id, name } = manager;
    const { format } = wish.data;
    return send(reply, {
      media_type: formatFacts(format).mediaType,
      file_name: fileName(name, format, at),
      open: () =>
        writeInThread(services.pool, { of: 'chats', file: { dialog_manager_id, name, dialogs, wish: wish.data, at } }),
    });
  });
}
