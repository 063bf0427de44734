import type { TrashedManager, TrashedSurvey } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { personName } from '../../accounts/personName.ts';
import type { Handler } from '../../calls/handler.ts';
import { findManagers } from '../../policies/findManager.ts';
import { DELETED_KEPT_MS, restorableSince } from '../../storage/database/clearDeleted.ts';
import type { Tables } from '../../storage/tables/tables.ts';

interface Row {
  readonly deleted_at: Date | null;
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What the author may restore: dialogs that they own, and multi-chats all of whose dialogs they may edit. */
export const listTrash: Handler<'listTrash'> = async (_, context) => {
  const { db, now } = context.services;
  const since = restorableSince(now());
  const managers = (await findManagers(context, { state: 'deleted' })).filter(({ may_edit }) => may_edit);
  return {
    surveys: await trashedSurveys(db, context.who.user_id, since),
    managers: await trashedManagers(
      db,
      managers.map(({ dialog_manager_id }) => dialog_manager_id),
      since,
    ),
  };
};

async function trashedSurveys(db: Kysely<Tables>, user_id: string, since: Date): Promise<TrashedSurvey[]> {
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .leftJoin('accounts', 'accounts.user_id', 'deleted_by')
    .where('members.user_id', '=', user_id)
    .where('role', '=', 'Besitzer')
    .where('deleted_at', '>=', since)
    .select(['surveys.survey_id', 'survey_name', 'deleted_at', 'username', 'first_name', 'last_name'])
    .orderBy('deleted_at', 'desc')
    .orderBy('surveys.survey_id')
    .execute();
  return rows.map((row) => Object.assign(deletionOf(row), { survey_id: row.survey_id, name: row.survey_name }));
}

async function trashedManagers(db: Kysely<Tables>, ids: readonly number[], since: Date): Promise<TrashedManager[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('dialog_managers')
    .leftJoin('accounts', 'accounts.user_id', 'deleted_by')
    .where('dialog_manager_id', 'in', ids)
    .where('deleted_at', '>=', since)
    .select(['dialog_manager_id', 'name', 'deleted_at', 'username', 'first_name', 'last_name'])
    .orderBy('deleted_at', 'desc')
    .orderBy('dialog_manager_id')
    .execute();
  return rows.map((row) =>
    Object.assign(deletionOf(row), { dialog_manager_id: row.dialog_manager_id, name: row.name }),
  );
}

function deletionOf({ deleted_at, username, first_name, last_name }: Row) {
  const at = deleted_at?.getTime() ?? 0;
  return {
    deleted_at: at,
    deleted_by: username === null ? null : personName({ username, first_name, last_name }),
    cleared_at: at + DELETED_KEPT_MS,
  };
}
