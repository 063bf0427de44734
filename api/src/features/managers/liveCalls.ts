import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEditManager, maySeeManager } from '../../policies/findManager.ts';
import { mayPublishManager } from '../../policies/mayPublishManager.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockManager } from './lockManager.ts';
import { publishChats, readLive } from './publishing.ts';
import { signalExample } from './signalExample.ts';

const managerLive: Handler<'managerLive'> = async ({ id }, context) => {
  const { dialog_manager_id } = await maySeeManager(context, id);
  return readLive(context.services.db, dialog_manager_id);
};

const publishManager: Handler<'publishManager'> = async ({ id, note }, context) => {
  const { dialog_manager_id } = await mayPublishManager(context, id);
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    await lockManager(tx, dialog_manager_id);
    await publishChats(tx, dialog_manager_id, { user_id: context.who.user_id, note, now: now() });
    return readLive(tx, dialog_manager_id);
  });
};

/** Acts at once, also for who has begun: an inactive multi-chat says so to everybody. */
const switchManager: Handler<'switchManager'> = async ({ id, active }, context) => {
  const { dialog_manager_id } = await mayPublishManager(context, id);
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    await lockManager(tx, dialog_manager_id);
    const { published_at } = await readLive(tx, dialog_manager_id);
    if (active && published_at === null) {
      await publishChats(tx, dialog_manager_id, { user_id: context.who.user_id, note: '', now: now() });
    }
    await tx
      .updateTable('dialog_managers')
      .set({ active })
      .where('dialog_manager_id', '=', dialog_manager_id)
      .execute();
    return readLive(tx, dialog_manager_id);
  });
};

const signalKey: Handler<'signalKey'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  return signalExample(context.services, dialog_manager_id);
};

const renewSignalKey: Handler<'renewSignalKey'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  await context.services.db
    .updateTable('dialog_managers')
    .set(({ eb }) => ({ signal_key: eb('signal_key', '+', 1) }))
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
  return { msg: 'success' };
};

/** Multi-chats as respondents get them, and what other systems tell them. */
export const managerLiveCalls = {
  managerLive,
  publishManager,
  switchManager,
  signalKey,
  renewSignalKey,
} satisfies Partial<Handlers>;
