import type { CallResponse } from '@dialogwerk/shared/contract';
import { readApprovals } from '../../approvals/approvalRows.ts';
import type { ApprovalRow } from '../../approvals/approvalRows.ts';
import { approversOf } from '../../approvals/approversOf.ts';
import { askFor, wasAsked } from '../../approvals/askFor.ts';
import { decideOn, withdraw } from '../../approvals/decideOn.ts';
import { needsApproval } from '../../approvals/needsApproval.ts';
import type { AuthorContext, Handler, Handlers } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayEditManager, maySeeManager } from '../../policies/findManager.ts';
import { mayPublishManager } from '../../policies/mayPublishManager.ts';
import { switchLive } from '../../publications/switchLive.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { ChatsDraft } from '../../storage/tables/multiChatTables.ts';
import { countChatChanges } from './countChatChanges.ts';
import { lockManager } from './lockManager.ts';
import { bringBack, chatIds, keepChats, pointAtChats, publishedChats, readDraft } from './publishing.ts';

type Db = Services['db'];
const nothing: ChatsDraft = { surveys: [], rules: [], hints: [], clock: null };

/** How publishing a multi-chat stands under the Vier-Augen-Prinzip, which it is under with any of its dialogs. */
async function readState(db: Db, id: number, user_id: string): Promise<CallResponse<'managerApprovals'>> {
  const of = { dialog_manager_id: id };
  const ids = await chatIds(db, id);
  const { waiting, past, told } = await readApprovals(db, of);
  const approvers = await approversOf(db, await draftIds(db, id));
  return {
    four_eyes: await needsApproval(db, ids),
    others: approvers.filter((one) => one.user_id !== user_id).map(({ username: _username, ...person }) => person),
    may_approve: approvers.some((one) => one.user_id === user_id),
    waiting: told(waiting),
    off: null,
    past,
    ...(waiting ? await comparedWith(db, id, waiting) : { behind: 0, changes: null }),
  };
}

/** The dialogs that it has now: who may publish all of them may publish it. */
async function draftIds(db: Db, id: number): Promise<string[]> {
  const { surveys } = await readDraft(db, id);
  return surveys.map(({ survey_id }) => survey_id);
}

/** What a wish changes for respondents, and what its authors have changed since. */
async function comparedWith(db: Db, id: number, wish: ApprovalRow) {
  const wanted = await chatsOf(db, id, wish);
  const { publication_id } = await db
    .selectFrom('dialog_managers')
    .select('publication_id')
    .where('dialog_manager_id', '=', id)
    .executeTakeFirstOrThrow();
  const published = publication_id === null ? nothing : await publishedChats(db, id, publication_id);
  const since = await countChatChanges(db, wanted, await readDraft(db, id));
  const { unpublished_changes, changed_surveys } = await countChatChanges(db, published, wanted);
  return {
    // Who brings a publication back knows that the draft is another one.
    behind: wish.chats === null ? 0 : since.unpublished_changes,
    changes: { unpublished_changes, changed_surveys: [...changed_surveys] },
  };
}

function chatsOf(db: Db, id: number, { chats, publication_id }: ApprovalRow): ChatsDraft | Promise<ChatsDraft> {
  if (chats) return chats;
  if (publication_id === null) throw new Error('a wish about a multi-chat names nothing to publish');
  return publishedChats(db, id, publication_id);
}

/** Runs `work` while nobody else changes the multi-chat, and gives how it stands then. */
async function underLock(
  { services: { db, now }, who: { user_id } }: AuthorContext,
  id: number,
  work: (tx: Db, by: { readonly user_id: string; readonly now: number }) => Promise<void>,
): Promise<CallResponse<'managerApprovals'>> {
  return inTransaction(db, async (tx) => {
    await lockManager(tx, id);
    await work(tx, { user_id, now: now() });
    return readState(tx, id, user_id);
  });
}

const managerApprovals: Handler<'managerApprovals'> = async ({ id }, context) => {
  await maySeeManager(context, id);
  const { user_id } = context.who;
  return inTransaction(context.services.db, (tx) => readState(tx, id, user_id));
};

const askManagerApproval: Handler<'askManagerApproval'> = async ({ id, publication_id, ...wish }, context) => {
  await mayEditManager(context, id);
  const of = { dialog_manager_id: id };
  return underLock(context, id, async (tx, by) => {
    if (await wasAsked(tx, of, wish.approval_id, by.user_id)) return;
    if (publication_id !== undefined) await publishedChats(tx, id, publication_id);
    const wanted = publication_id === undefined ? { chats: await keepChats(tx, id) } : { publication_id };
    const ids = await chatIds(tx, id);
    if (!(await needsApproval(tx, ids))) throw new CallError('approval/not-needed');
    const approvers = await approversOf(tx, await draftIds(tx, id));
    await askFor(tx, of, { ...wish, ...wanted, wants: 'publication' }, { ...by, approvers });
  });
};

const withdrawManagerApproval: Handler<'withdrawManagerApproval'> = async ({ id, ...which }, context) => {
  await mayEditManager(context, id);
  return underLock(context, id, (tx, by) => withdraw(tx, { dialog_manager_id: id }, which, by));
};

const decideManagerApproval: Handler<'decideManagerApproval'> = async ({ id, ...decision }, context) => {
  await mayPublishManager(context, id);
  return underLock(context, id, async (tx, by) => {
    const wish = await decideOn(tx, { dialog_manager_id: id }, decision, by);
    if (!decision.approved) return;
    const { user_id, note, approval_id, chats, publication_id } = wish;
    if (chats) await pointAtChats(tx, id, chats, { user_id, note, approval_id, now: by.now });
    else if (publication_id !== null) await bringBack(tx, id, publication_id, approval_id);
    if (wish.goes_live) await switchLive(tx, { dialog_manager_id: id }, true, by.now);
  });
};

/** Approval before a multi-chat is published (docs/decisions/0171). */
export const managerApprovalCalls = {
  managerApprovals,
  askManagerApproval,
  withdrawManagerApproval,
  decideManagerApproval,
} satisfies Partial<Handlers>;
