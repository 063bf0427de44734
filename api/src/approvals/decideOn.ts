import type { Kysely } from 'kysely';
import { personOf } from '../accounts/personOf.ts';
import { readAccount } from '../accounts/findAccount.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { CallError } from '../errors/CallError.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { aboutOf } from './aboutOf.ts';
import type { ApprovalOf, ApprovalRow } from './approvalRows.ts';
import { approvalsAbout, lockApproval } from './approvalRows.ts';
import { settle } from './askFor.ts';

interface Decision {
  readonly approval_id: string;
  readonly approved: boolean;
  readonly reason: string;
}

interface By {
  readonly user_id: string;
  readonly now: number;
}

/**
 * Decides on a waiting wish, once however many decide at a time, and tells who asked; gives the wish, for what follows from it. 409 by
 * who asked and for one that is over, 400 for a refusal without a reason. Runs in the transaction that has locked what it is about.
 */
export async function decideOn(
  tx: Kysely<Tables>,
  of: ApprovalOf,
  { approval_id, approved, reason }: Decision,
  { user_id, now }: By,
): Promise<ApprovalRow> {
  const wish = await lockApproval(tx, of, approval_id);
  if (wish.user_id === user_id) throw new CallError('approval/own');
  if (wish.state !== 'waiting') throw new CallError('approval/settled');
  if (!approved && reason === '') throw new CallError('approval/no-reason');
  await settle(tx, approval_id, { state: approved ? 'approved' : 'declined', decided_by: user_id, now, reason });
  const about = await aboutOf(tx, of);
  const act = approved ? 'approval_given' : 'approval_declined';
  await writeAudit(tx, now, { act, actor_id: user_id, target_id: wish.user_id, ...about.audit });
  if (wish.user_id !== null) {
    const { username } = await readAccount(tx, wish.user_id);
    const author = personOf(await readAccount(tx, user_id));
    const mail = { kind: 'approval_decided', author, wants: wish.wants, approved, ...about.mail } as const;
    await enqueueMail(tx, username, mail, now);
  }
  return wish;
}

/**
 * Takes one's own wish back, or has it wait again. 409 by somebody else, for one that was decided on, and where another one waits by
 * now. Runs in the transaction that has locked what it is about.
 */
export async function withdraw(
  tx: Kysely<Tables>,
  of: ApprovalOf,
  { approval_id, withdrawn }: { readonly approval_id: string; readonly withdrawn: boolean },
  { user_id, now }: By,
): Promise<void> {
  const wish = await lockApproval(tx, of, approval_id);
  if (wish.user_id !== user_id) throw new CallError('approval/not-yours');
  const state = withdrawn ? 'withdrawn' : 'waiting';
  if (wish.state === state) return;
  if (wish.state !== (withdrawn ? 'waiting' : 'withdrawn')) throw new CallError('approval/settled');
  if (!withdrawn && (await isAnotherWaiting(tx, of, wish))) throw new CallError('approval/waits-already');
  await settle(tx, approval_id, { state, decided_by: withdrawn ? user_id : null, now });
  const { audit } = await aboutOf(tx, of);
  await writeAudit(tx, now, { act: withdrawn ? 'approval_withdrawn' : 'approval_asked', actor_id: user_id, ...audit });
}

async function isAnotherWaiting(tx: Kysely<Tables>, of: ApprovalOf, { wants }: ApprovalRow): Promise<boolean> {
  const found = await waitingOf(tx, of).where('wants', '=', wants).select('approval_id').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Ends what waits to be published: nobody has to be asked any more. */
export async function lapseWaiting(tx: Kysely<Tables>, of: ApprovalOf, { user_id, now }: By): Promise<void> {
  const rows = await waitingOf(tx, of).where('wants', '=', 'publication').select('approval_id').execute();
  for (const { approval_id } of rows) await settle(tx, approval_id, { state: 'lapsed', decided_by: user_id, now });
}

function waitingOf(tx: Kysely<Tables>, of: ApprovalOf) {
  return approvalsAbout(tx, of).where('state', '=', 'waiting');
}
