import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rolesWith } from '../policies/rights.ts';
import { lockSurveys } from '../storage/surveys/lockSurveys.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { endTests } from './endTests.ts';
import { rolesByStrength } from './roleStrength.ts';

/**
 * Makes the rows of `members` right for these dialogs: everybody has the stronger one of what the dialog gave them and of what its
 * workspace gives them, and nobody else has a row. Inside the transaction of the change that it follows, which has locked the workspace
 * if it changes that. Test chats of who may not test any more end.
 */
export async function settleMembers(tx: Kysely<Tables>, survey_ids: readonly string[]): Promise<void> {
  if (survey_ids.length === 0) return;
  await lockSurveys(tx, survey_ids);
  const { rows } = await sql<{ survey_id: string; user_id: string }>`
    with people as (
      select survey_id, user_id, case when by_workspace is null then role else own_role end as own,
        null as shared, null::uuid as by_workspace
      from members where survey_id = any(${survey_ids})
      union all
      select s.survey_id, w.user_id, null, case w.role when 'Besitzer' then 'Voller Zugriff' else w.role end, s.workspace_id
      from surveys s
      join workspaces on workspaces.workspace_id = s.workspace_id and workspaces.deleted_at is null and personal_of is null
      join workspace_members w on w.workspace_id = s.workspace_id
      where s.survey_id = any(${survey_ids})
    ), known as (
      select survey_id, user_id, max(own) as own, max(shared) as shared,
        (array_agg(by_workspace) filter (where by_workspace is not null))[1] as by_workspace
      from people group by survey_id, user_id
    ), wanted as (
      select *, (${rolesByStrength}::text[])[greatest(
        array_position(${rolesByStrength}::text[], own), array_position(${rolesByStrength}::text[], shared))] as role
      from known
    ), gone as (
      delete from members m using wanted w
      where m.survey_id = w.survey_id and m.user_id = w.user_id and w.role is null
      returning m.survey_id, m.user_id
    ), put as (
      insert into members (survey_id, user_id, role, by_workspace, own_role)
      select survey_id, user_id, role, by_workspace, case when by_workspace is not null then own end
      from wanted where role is not null
      on conflict (survey_id, user_id) do update
        set role = excluded.role, by_workspace = excluded.by_workspace, own_role = excluded.own_role
        where (members.role, members.by_workspace, members.own_role)
          is distinct from (excluded.role, excluded.by_workspace, excluded.own_role)
    )
    select survey_id, user_id from wanted where role is null or role <> all(${rolesWith('testen')})`.execute(tx);
  await endTests(tx, rows);
}

/** The same for all dialogs of a workspace, whose row the caller has locked. */
export async function settleWorkspace(tx: Kysely<Tables>, workspace_id: string): Promise<void> {
  const surveys = await tx.selectFrom('surveys').where('workspace_id', '=', workspace_id).select('survey_id').execute();
  await settleMembers(
    tx,
    surveys.map(({ survey_id }) => survey_id),
  );
}
