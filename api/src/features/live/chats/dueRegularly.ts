import type { FastifyInstance } from 'fastify';
import { describeFault } from '../../../storage/describeFault.ts';
import { forEachSettled } from '../../../forEachSettled.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playInChats } from './playInChats.ts';
import { settleAll } from './takeChatsTurn.ts';

const EVERY_MS = 1_000;
const DUE_AT_ONCE = 200;

/**
 * Has everything happen in multi-chats that is due by now. Where several servers are at it, each thing happens once, because it is
 * worked out from what is stored, under the participation's lock.
 */
export async function playDue(live: LiveServices): Promise<void> {
  const due = await live.db
    .selectFrom('participations as p')
    .innerJoin('dialog_managers as m', 'm.dialog_manager_id', 'p.dialog_manager_id')
    .select('participation_id')
    .where('due_at', '<=', new Date(live.now()))
    // An inactive multi-chat writes to nobody; once it is Live again, it goes on.
    .where('m.active', '=', true)
    .where('m.deleted_at', 'is', null)
    .orderBy('due_at')
    .limit(DUE_AT_ONCE)
    .execute();
  await forEachSettled(due, async ({ participation_id }) => {
    const played = await playInChats(live, participation_id, { kind: 'time' });
    if (played.outcome === 'accepted') settleAll(live, played.waiting);
  });
}

/** Once the server listens, looks every second for what is due. */
export function dueRegularly(app: FastifyInstance, live: LiveServices): void {
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    await playDue(live).catch((error: unknown) => {
      app.log.warn({ fault: describeFault(error) }, 'what is due in multi-chats failed');
    });
    looking = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
