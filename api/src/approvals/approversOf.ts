import type { Person } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { personName } from '../accounts/personName.ts';
import { rolesWith } from '../policies/rights.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Somebody who may publish, with the address that they get mails at. */
export interface Approver extends Person {
  readonly username: string;
}

/** Who may publish all of these dialogs, by name. */
export async function approversOf(db: Kysely<Tables>, survey_ids: readonly string[]): Promise<Approver[]> {
  if (survey_ids.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .where('survey_id', 'in', survey_ids)
    .where(sql<boolean>`role = any(${rolesWith('live_switch')})`)
    .where('disabled_at', 'is', null)
    .groupBy(['accounts.user_id', 'username', 'first_name', 'last_name'])
    .having(({ fn }) => fn.count('survey_id'), '=', new Set(survey_ids).size)
    .select(['accounts.user_id', 'username', 'first_name', 'last_name'])
    .execute();
  return rows
    .map(({ user_id, ...account }) => ({ user_id, username: account.username, name: personName(account) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}
