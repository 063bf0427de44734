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
  const isDone = sql<boolean>`${direction === 'done'}`;
  await edit.tx
    .insertInto('changes')
    .values(
      changes.map(({ block, change, key, old_value, new_value }) => ({
        survey_id: edit.survey.survey_id,
        step: `${user_id}:${id}`,
        unique_question_id: block?.unique_question_id ?? '',
        key,
        revision: edit.revision,
        user_id,
        client,
        type: block ? ('blocks' as const) : ('settings' as const),
        change,
        old_value: JSON.stringify(old_value ?? null),
        new_value: JSON.stringify(new_value ?? null),
        question_name: block ? blockName(block, block.context) || block.unique_question_id : '',
        changed_at,
        undone_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'step', 'unique_question_id', 'key']).doUpdateSet({
        revision: edit.revision,
        // Undone in another window than it was made in, it is that window's own from now on.
        client,
        new_value: sql`case when ${isDone} then excluded.new_value else changes.new_value end`,
        changed_at: sql`case when ${isDone} then excluded.changed_at else changes.changed_at end`,
        undone_at: direction === 'undone' ? changed_at : null,
      }),
    )
    .execute();
}
