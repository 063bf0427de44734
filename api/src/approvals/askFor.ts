import type { Kysely } from 'kysely';
import { personOf } from '../accounts/personOf.ts';
import { readAccount } from '../accounts/findAccount.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { CallError } from '../errors/CallError.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { ChatsDraft } from '../storage/tables/multiChatTables.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { Approver } from './approversOf.ts';
import { aboutOf } from './aboutOf.ts';
import type { ApprovalOf, ApprovalRow } from './approvalRows.ts';
import { approvalsAbout, lockApproval } from './approvalRows.ts';

/** Nobody gets a second mail about the same dialog in this time, in milliseconds: what waits is found there. */
const QUIET_MS = 10 * 60_000;

/** What somebody wishes a second person to agree to. */
interface Wish {
  readonly approval_id: string;
  readonly wants: ApprovalRow['wants'];
  readonly note: string;
  readonly asked: readonly string[];
  readonly goes_live: boolean;
  readonly instead_of: string | null;
  readonly revision?: number;
  readonly renewed?: readonly string[];
  readonly chats?: ChatsDraft;
  readonly publication_id?: string;
}

interface Asking {
  readonly user_id: string;
  /** Whoever may publish what it is about. */
  readonly approvers: readonly Approver[];
  readonly now: number;
}

/** Whether this very wish is there already: a click that was sent twice. */
export async function wasAsked(tx: Kysely<Tables>, of: ApprovalOf, approval_id: string, user_id: string) {
  const found = await tx.selectFrom('approvals').selectAll().where('approval_id', '=', approval_id).executeTakeFirst();
  if (!found) return false;
  const isSame =
    'survey_id' in of ? found.survey_id === of.survey_id : found.dialog_manager_id === of.dialog_manager_id;
  if (!isSame || found.user_id !== user_id) throw new CallError('approval/unknown');
  return true;
}

/**
 * Keeps a wish that waits from now on, and tells whoever is asked. 409 where another one waits that it does not take the place of, 400
 * for somebody who may not approve. Runs in the transaction that has locked what it is about.
 */
export async function askFor(
  tx: Kysely<Tables>,
  of: ApprovalOf,
  { instead_of, chats, asked, ...wish }: Wish,
  { user_id, approvers, now }: Asking,
): Promise<void> {
  if (instead_of !== null) await giveWay(tx, of, { approval_id: instead_of, user_id, now });
  const others = approvers.filter((one) => one.user_id !== user_id);
  const named = others.filter((one) => asked.includes(one.user_id));
  if (named.length < new Set(asked).size) throw new CallError('approval/unknown-person');
  const recent = await askedSince(tx, of, wish.wants, new Date(now - QUIET_MS));
  const made = await tx
    .insertInto('approvals')
    .values({
      ...('survey_id' in of
        ? { survey_id: of.survey_id, dialog_manager_id: null }
        : { survey_id: null, dialog_manager_id: of.dialog_manager_id }),
      approval_id: wish.approval_id,
      wants: wish.wants,
      revision: wish.revision ?? null,
      chats: chats ? JSON.stringify(chats) : null,
      publication_id: wish.publication_id ?? null,
      goes_live: wish.goes_live,
      renewed: [...(wish.renewed ?? [])],
      note: wish.note,
      asked: named.map((one) => one.user_id),
      user_id,
      asked_at: new Date(now),
      decided_by: null,
      decided_at: null,
    })
    // The index lets one wait at a time.
    .onConflict((conflict) => conflict.doNothing())
    .returning('approval_id')
    .executeTakeFirst();
  if (!made) throw new CallError('approval/waits-already');
  const about = await aboutOf(tx, of);
  await writeAudit(tx, now, { act: 'approval_asked', actor_id: user_id, ...about.audit });
  const author = personOf(await readAccount(tx, user_id));
  for (const { user_id: id, username } of named.length > 0 ? named : others) {
    const isTold = recent.some((people) => people.length === 0 || people.includes(id));
    const mail = { kind: 'approval_asked', author, wants: wish.wants, ...about.mail } as const;
    if (!isTold) await enqueueMail(tx, username, mail, now);
  }
}

/** Whom the wishes of the last minutes were told. */
async function askedSince(tx: Kysely<Tables>, of: ApprovalOf, wants: ApprovalRow['wants'], since: Date) {
  const rows = await approvalsAbout(tx, of)
    .select('asked')
    .where('wants', '=', wants)
    .where('asked_at', '>', since)
    .execute();
  return rows.map(({ asked }) => asked);
}

/** Ends a waiting wish for the one that takes its place; one that is over already is in nobody's way. */
async function giveWay(
  tx: Kysely<Tables>,
  of: ApprovalOf,
  { approval_id, user_id, now }: { readonly approval_id: string; readonly user_id: string; readonly now: number },
): Promise<void> {
  const before = await lockApproval(tx, of, approval_id);
  if (before.state !== 'waiting') return;
  await settle(tx, approval_id, { state: 'withdrawn', decided_by: user_id, now });
}

/** Ends a wish, or has it wait again. */
export async function settle(
  tx: Kysely<Tables>,
  approval_id: string,
  {
    state,
    decided_by,
    now,
    reason = '',
  }: {
    readonly state: ApprovalRow['state'];
    readonly decided_by: string | null;
    readonly now: number;
    readonly reason?: string;
  },
): Promise<void> {
  const decided_at = state === 'waiting' ? null : new Date(now);
  await tx
    .updateTable('approvals')
    .set({ state, decided_by, decided_at, reason })
    .where('approval_id', '=', approval_id)
    .execute();
}
