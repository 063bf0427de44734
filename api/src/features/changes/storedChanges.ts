import type { RoleName, StoredChange } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { personName } from '../../accounts/personName.ts';
import { readableValue } from '../../policies/readableBlock.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A dialog's changes with their authors, as a query to be narrowed. */
export function selectChanges(db: Kysely<Tables>, survey_id: string) {
  return db
    .selectFrom('changes')
    .leftJoin('accounts', 'accounts.user_id', 'changes.user_id')
    .where('survey_id', '=', survey_id)
    .select(['type', 'change', 'key', 'old_value', 'new_value', 'question_name', 'revision', 'client', 'step'])
    .select(['unique_question_id', 'changed_at', 'undone_at', 'changes.user_id'])
    .select(['username', 'first_name', 'last_name']);
}
type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number];

/** A row as the calls answer it to a role. */
export function storedChangeOf(row: ChangeRow, role: RoleName): StoredChange {
  const { type, change, key, question_name, revision, client } = row;
  const { user_id, username, first_name, last_name } = row;
  return {
    type,
    change,
    key,
    old_value: readableValue(role, key, row.old_value),
    new_value: readableValue(role, key, row.new_value),
    question_name,
    revision,
    client,
    step: row.step.slice(row.step.indexOf(':') + 1),
    unique_question_id: row.unique_question_id === '' ? null : row.unique_question_id,
    author:
      user_id === null || username === null ? null : { user_id, name: personName({ username, first_name, last_name }) },
    time: row.changed_at.getTime(),
    undone: row.undone_at !== null,
  };
}
