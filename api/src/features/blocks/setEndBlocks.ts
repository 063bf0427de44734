import { sql } from 'kysely';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import { noteBlockChange } from './changedFields.ts';
import type { Edit } from './Edit.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';

/**
 * The listed blocks end the dialog, all others do not; gives whether a block has changed. With the list that the author
 * saw, only what they put in or took out changes: another author's ends stay.
 */
export async function setEndBlocks(
  edit: Edit,
  ids: readonly string[],
  based_on: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  await refuseUnknownBlocks(edit, ids, 'survey_list_isEnd');
  const seen = based_on?.['survey_list_isEnd'];
  const known: ReadonlySet<unknown> | null = Array.isArray(seen) ? new Set(seen) : null;
  const wanted = new Set(ids);
  const changed: string[] = [];
  for (const block of await readBlocks(edit.tx, edit.survey.survey_id)) {
    const id = block.unique_question_id;
    const is_end = known !== null && known.has(id) === wanted.has(id) ? block.is_end : wanted.has(id);
    if (noteBlockChange(edit, block, { ...block, is_end })) changed.push(id);
  }
  await edit.tx
    .updateTable('blocks')
    .set({
      definition: sql`definition || jsonb_build_object('is_end', not coalesce((definition->'is_end')::boolean, false))`,
      changed_revision: edit.revision,
    })
    .where('survey_id', '=', edit.survey.survey_id)
    .where(sql<boolean>`unique_question_id = any(${changed})`)
    .execute();
  return changed.length > 0;
}
