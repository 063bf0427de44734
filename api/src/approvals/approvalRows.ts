import type { Approval, Person } from '@dialogwerk/shared/contract';
import type { Kysely, Selectable } from 'kysely';
import { personName } from '../accounts/personName.ts';
import { CallError } from '../errors/CallError.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** What an approval is about. */
export type ApprovalOf = { readonly survey_id: string } | { readonly dialog_manager_id: number };
export type ApprovalRow = Selectable<Tables['approvals']>;

/** How many that are over are told, the newest. */
const PAST = 100;

/** The wishes about a dialog or multi-chat: those that wait, and the newest of those that are over. */
export async function readApprovals(db: Kysely<Tables>, of: ApprovalOf) {
  const rows = await selectOf(db, of).orderBy('asked_at', 'desc').orderBy('approval_id', 'desc').limit(PAST).execute();
  // One that waits is the newest of its kind nearly always, but may be an old one that was withdrawn and came back.
  const open = await selectOf(db, of).where('state', '=', 'waiting').execute();
  const people = await peopleIn(db, [...rows, ...open]);
  const waits = (wants: ApprovalRow['wants']) => open.find((row) => row.wants === wants) ?? null;
  return {
    waiting: waits('publication'),
    off: waits('off'),
    past: rows.filter(({ state }) => state !== 'waiting').map((row) => approvalOf(row, people)),
    told: (row: ApprovalRow | null): Approval | null => row && approvalOf(row, people),
  };
}

/** A wish about a dialog or multi-chat, locked for who decides on it; 404 where there is none. */
export async function lockApproval(tx: Kysely<Tables>, of: ApprovalOf, approval_id: string): Promise<ApprovalRow> {
  const found = await selectOf(tx, of).where('approval_id', '=', approval_id).forUpdate().executeTakeFirst();
  if (!found) throw new CallError('approval/unknown');
  return found;
}

/** The wishes about a dialog or multi-chat. */
export function approvalsAbout(db: Kysely<Tables>, of: ApprovalOf) {
  return db
    .selectFrom('approvals')
    .where((row) =>
      'survey_id' in of ? row('survey_id', '=', of.survey_id) : row('dialog_manager_id', '=', of.dialog_manager_id),
    );
}

function selectOf(db: Kysely<Tables>, of: ApprovalOf) {
  return approvalsAbout(db, of).selectAll();
}

async function peopleIn(db: Kysely<Tables>, rows: readonly ApprovalRow[]): Promise<ReadonlyMap<string, Person>> {
  const ids = [...new Set(rows.flatMap(({ user_id, decided_by, asked }) => [user_id, decided_by, ...asked]))].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('accounts')
    .select(['user_id', 'username', 'first_name', 'last_name'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(accounts.map(({ user_id, ...account }) => [user_id, { user_id, name: personName(account) }]));
}

function approvalOf(row: ApprovalRow, people: ReadonlyMap<string, Person>): Approval {
  const person = (id: string | null): Person | null => (id === null ? null : (people.get(id) ?? null));
  const { approval_id, wants, revision, goes_live, note, state, reason } = row;
  return {
    approval_id,
    wants,
    revision,
    goes_live,
    note,
    state,
    reason,
    asked_by: person(row.user_id),
    asked_at: row.asked_at.getTime(),
    asked: row.asked.flatMap((id) => people.get(id) ?? []),
    decided_by: person(row.decided_by),
    decided_at: row.decided_at?.getTime() ?? null,
  };
}
