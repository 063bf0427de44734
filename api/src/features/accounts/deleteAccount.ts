import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { requirePassword } from '../../accounts/requirePassword.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockInstallation } from '../../storage/database/lockInstallation.ts';
import { countFinished } from '../../storage/surveys/countFinished.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { handOverWorkspaces, ownedWorkspaces } from '../../workspaces/handOverWorkspaces.ts';
import { giveOwnRoles } from '../../workspaces/ownRoles.ts';

/** A dialog whose Besitzer leaves, and who gets it. */
interface OwnedDialog {
  readonly survey_id: string;
  readonly survey_name: string;
  readonly finished: number;
  readonly heir_id: string | null;
  readonly heir: string | null;
}

/** The dialogs that an account owns; each goes to the member who has had 'Voller Zugriff' for longest. */
async function ownedDialogs(db: Kysely<Tables>, user_id: string): Promise<OwnedDialog[]> {
  const { rows } = await sql<OwnedDialog>`
    select surveys.survey_id, survey_name, heir.user_id as heir_id, heir.username as heir, ${countFinished} as finished
    from surveys
    join members own on own.survey_id = surveys.survey_id and own.user_id = ${user_id} and own.role = 'Besitzer'
    left join lateral (
      select accounts.user_id, username
      from members join accounts on accounts.user_id = members.user_id
      where members.survey_id = surveys.survey_id and role = 'Voller Zugriff' and disabled_at is null
      order by members.created_at, accounts.user_id
      limit 1) heir on true
    where deleted_at is null
    order by survey_name, surveys.survey_id`.execute(db);
  return rows;
}

export const accountDeletion: Handler<'accountDeletion'> = async (_input, { services, who }) => ({
  dialogs: (await ownedDialogs(services.db, who.user_id)).map(({ survey_id, survey_name, heir, finished }) => ({
    survey_id,
    survey_name,
    handed_to: heir,
    finished,
  })),
  workspaces: (await ownedWorkspaces(services.db, who.user_id)).map(({ workspace_id, name, heir }) => ({
    workspace_id,
    name,
    handed_to: heir?.username ?? null,
  })),
});

/**
 * Deletes the account and all that is about the person. Its dialogs go to their heirs; those without one are deleted like
 * any other, so an admin can give them to somebody for 30 days.
 */
export const deleteAccount: Handler<'deleteAccount'> = async ({ password }, context) => {
  const { db, now, tokens } = context.services;
  const { user_id, username, admin } = await requirePassword(context, password);
  await inTransaction(db, async (tx) => {
    // One after the other, because of two admins who leave at once one has to stay.
    await lockInstallation(tx);
    if (admin) await refuseLastAdmin(tx, user_id);
    await handOverWorkspaces(tx, user_id);
    await lockOwned(tx, user_id);
    const owned = await ownedDialogs(tx, user_id);
    const left: string[] = [];
    const handedTo = new Map<string, { heir: string; dialogs: { survey_id: string; survey_name: string }[] }>();
    for (const { survey_id, survey_name, heir_id, heir } of owned) {
      if (heir_id === null || heir === null) {
        left.push(survey_id);
        continue;
      }
      await giveOwnRoles(tx, heir_id, [{ survey_id, role: 'Besitzer' }]);
      await writeAudit(tx, now(), { act: 'survey_handed_over', actor_id: user_id, target_id: heir_id, survey_id });
      const others = handedTo.get(heir_id)?.dialogs ?? [];
      handedTo.set(heir_id, { heir, dialogs: [...others, { survey_id, survey_name }] });
    }
    if (left.length > 0) {
      await tx
        .updateTable('surveys')
        .set({ deleted_at: new Date(now()), active: false })
        .where('survey_id', 'in', left)
        .execute();
      const acts = left.map((survey_id): Act => ({ act: 'survey_deleted', actor_id: user_id, survey_id }));
      await writeAudit(tx, now(), ...acts);
    }
    for (const { heir, dialogs } of handedTo.values()) {
      await enqueueMail(tx, heir, { kind: 'handed_over', dialogs }, now());
    }
    await tokens.closeAll(tx, user_id);
    await tx.deleteFrom('invitations').where('email', '=', username.toLowerCase()).execute();
    await tx.deleteFrom('workspace_invitations').where('email', '=', username.toLowerCase()).execute();
    await tx.deleteFrom('accounts').where('user_id', '=', user_id).execute();
    await writeAudit(tx, now(), { act: 'account_deleted', actor_id: user_id });
    await enqueueMail(tx, username, { kind: 'account_deleted' }, now());
  });
  await tokens.noteEnded();
  return { msg: 'success' };
};

/** Keeps the teams of the account's dialogs as they are, so that an heir is not taken out of one meanwhile. */
async function lockOwned(tx: Kysely<Tables>, user_id: string): Promise<void> {
  await tx
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'Besitzer')
    .select('surveys.survey_id')
    .orderBy('surveys.survey_id')
    .forUpdate('surveys')
    .execute();
}

async function refuseLastAdmin(tx: Kysely<Tables>, user_id: string): Promise<void> {
  const other = await tx
    .selectFrom('accounts')
    .select('user_id')
    .where('admin', '=', true)
    .where('disabled_at', 'is', null)
    .where('user_id', '!=', user_id)
    .executeTakeFirst();
  if (!other) throw new CallError('account/last-admin');
}
