import { lapseWaiting } from '../../approvals/decideOn.ts';
import { needsApproval } from '../../approvals/needsApproval.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySeeManager } from '../../policies/findManager.ts';
import { isAllowed } from '../../policies/isAllowed.ts';
import { mayPublishManager } from '../../policies/mayPublishManager.ts';
import { switchLive } from '../../publications/switchLive.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockManager } from './lockManager.ts';
import { bringBack, chatIds, publishChats, readLive } from './publishing.ts';

const managerLive: Handler<'managerLive'> = async ({ id }, context) => {
  const { dialog_manager_id } = await maySeeManager(context, id);
  const may_publish = await isAllowed(mayPublishManager(context, id));
  return { ...(await readLive(context.services.db, dialog_manager_id)), may_publish };
};

const publishManager: Handler<'publishManager'> = async ({ id, note, publication_id }, context) => {
  const { dialog_manager_id } = await mayPublishManager(context, id);
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    await lockManager(tx, dialog_manager_id);
    if (publication_id !== undefined) await bringBack(tx, dialog_manager_id, publication_id);
    else await publishChats(tx, dialog_manager_id, { user_id: context.who.user_id, note, now: now() });
    if (!(await needsApproval(tx, await chatIds(tx, dialog_manager_id))))
      await lapseWaiting(tx, { dialog_manager_id }, { user_id: context.who.user_id, now: now() });
    return { ...(await readLive(tx, dialog_manager_id)), may_publish: true };
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
    await switchLive(tx, { dialog_manager_id }, active, now());
    return { ...(await readLive(tx, dialog_manager_id)), may_publish: true };
  });
};

/** Multi-chats as respondents get them. */
export const managerLiveCalls = {
  managerLive,
  publishManager,
  switchManager,
} satisfies Partial<Handlers>;
