import type { ScriptedTest } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { authorOf } from '../publications/publicationStates.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** The conversations that a dialog keeps as tests, the oldest first. */
export async function readScriptedTests(db: Kysely<Tables>, survey_id: string): Promise<ScriptedTest[]> {
  const rows = await db
    .selectFrom('scripted_tests')
    .leftJoin('accounts', 'accounts.user_id', 'scripted_tests.created_by')
    .where('survey_id', '=', survey_id)
    .select(['test_id', 'name', 'script', 'scripted_tests.created_at', 'created_by as user_id'])
    .select(['username', 'first_name', 'last_name'])
    .orderBy('scripted_tests.created_at')
    .orderBy('test_id')
    .execute();
  return rows.map((row) => {
    const { test_id, name, script, created_at } = row;
    return Object.assign({}, script, { test_id, name, created_at: created_at.getTime(), created_by: authorOf(row) });
  });
}
