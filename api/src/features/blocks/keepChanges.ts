import { randomUUID } from 'node:crypto';
import { blockName } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Change, Edit, EditedBy } from './Edit.ts';

/**
 * Adds to the dialog's history. A change of a step that has one of the same field already goes on with it; undoing and
 * redoing a step marks it instead of adding to the list.
 */
export async function keepChanges(edit: Edit, { user_id, step }: EditedBy, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { id, client, direction } = step ?? { id: randomUUID(), client: '', direction: 'done' };
  const changed_at = new Date(edit.now);
  const undone_at = direction === 'undone' ? changed_at : null;
  const isDone = sql<boolean>`${direction === 'done'}::boolean`;
  // In one value, because a statement takes 65,535 of them and all cards of a large dialog can be moved at once.
  await sql`
    insert into changes as c (survey_id, step, unique_question_id, key, revision, user_id, client, type, change,
      old_value, new_value, question_name, changed_at, undone_at)
    select ${edit.survey.survey_id}, ${`${user_id}:${id}`}, g.unique_question_id, g.key, ${edit.revision}::int,
      ${user_id}, ${client}, g.type, g.change, g.old_value::jsonb, g.new_value::jsonb, g.question_name,
      ${changed_at}::timestamptz, null
    from jsonb_to_recordset(${JSON.stringify(changes.map(rowOf))}::jsonb)
      as g (unique_question_id text, key text, type text, change text, old_value text, new_value text, question_name text)
    on conflict (survey_id, step, unique_question_id, key) do update set
      revision = excluded.revision,
      -- Undone in another window than it was made in, it is that window's own from now on.
      client = excluded.client,
      new_value = case when ${isDone} then excluded.new_value else c.new_value end,
      changed_at = case when ${isDone} then excluded.changed_at else c.changed_at end,
      undone_at = ${undone_at}::timestamptz`.execute(edit.tx);
}

function rowOf({ block, change, key, old_value, new_value }: Change) {
  return {
    unique_question_id: block?.unique_question_id ?? '',
    key,
    type: block ? 'blocks' : 'settings',
    change,
    old_value: JSON.stringify(old_value ?? null),
    new_value: JSON.stringify(new_value ?? null),
    question_name: block ? blockName(block, block.context) || block.unique_question_id : '',
  };
}
