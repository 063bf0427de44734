import type { RoleName } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { lockSurveys } from '../storage/surveys/lockSurveys.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { endTests } from './endTests.ts';
import { settleMembers } from './settleMembers.ts';

interface GivenRole {
  readonly survey_id: string;
  readonly role: RoleName;
}

/**
 * Gives somebody a role of their own in dialogs, beside what a workspace gives them there. With `keeps` a role that they were given
 * before stays. Inside the caller's transaction.
 */
export async function giveOwnRoles(
  tx: Kysely<Tables>,
  user_id: string,
  given: readonly GivenRole[],
  { keeps = false, at = new Date() }: { readonly keeps?: boolean; readonly at?: Date } = {},
): Promise<void> {
  const survey_ids = given.map(({ survey_id }) => survey_id);
  await lockSurveys(tx, survey_ids);
  await sql`
    insert into members (survey_id, user_id, role, created_at)
    select survey_id, ${user_id}, role, ${at}
    from unnest(${survey_ids}::text[], ${given.map(({ role }) => role)}::text[]) as given (survey_id, role)
    on conflict (survey_id, user_id) do update set
      role = case when members.by_workspace is null then excluded.role else members.role end,
      own_role = case when members.by_workspace is null then null else excluded.role end
    where not ${keeps} or (members.by_workspace is not null and members.own_role is null)`.execute(tx);
  await settleMembers(tx, survey_ids);
}

/** Takes back what somebody was given in dialogs; what a workspace gives them there stays. Inside the caller's transaction. */
export async function takeOwnRoles(tx: Kysely<Tables>, user_id: string, survey_ids: readonly string[]): Promise<void> {
  await lockSurveys(tx, survey_ids);
  const gone = await tx
    .deleteFrom('members')
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .where('user_id', '=', user_id)
    .where('by_workspace', 'is', null)
    .returning(['survey_id', 'user_id'])
    .execute();
  await endTests(tx, gone);
  await tx
    .updateTable('members')
    .set({ own_role: null })
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .where('user_id', '=', user_id)
    .execute();
  await settleMembers(tx, survey_ids);
}
