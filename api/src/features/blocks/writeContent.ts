import { isDeepStrictEqual } from 'node:util';
import type { Block, FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import { withItemNumbers } from '@dialogwerk/shared/dialog';
import { changedSettings, noteBlockChange } from './changedFields.ts';
import type { Edit, Edited } from './Edit.ts';
import { numberCarried } from './numberCarried.ts';
import { writeBlock } from './writeBlock.ts';

/** All that authors edit in a dialog. */
export interface DialogContent {
  readonly survey_name: string;
  /** Those that are left out stay as they are. */
  readonly settings: Partial<Omit<SurveyConfig, 'survey_name' | 'templ_options'> & FixMessages>;
  readonly templ_options: readonly ScaleTemplate[];
  readonly blocks: readonly Block[];
}

/** Makes a dialog what a content says: blocks that it does not have are taken away. What is so already makes no change. */
export async function writeContent(edit: Edit, content: DialogContent): Promise<Edited<null>> {
  const hasBlocks = await writeBlocks(edit, content.blocks);
  const hasSettings = await writeSettings(edit, content);
  return { changed: hasBlocks || hasSettings, result: null };
}

async function writeBlocks(edit: Edit, wanted: readonly Block[]): Promise<boolean> {
  const { tx, survey, now, revision } = edit;
  const rows = await tx
    .selectFrom('blocks')
    .select(['definition', 'order', 'deleted_at'])
    .where('survey_id', '=', survey.survey_id)
    .execute();
  const known = new Map(
    rows.map(({ definition, order, deleted_at }) => [
      definition.unique_question_id,
      { block: { ...definition, order }, deleted: deleted_at !== null },
    ]),
  );
  const ids = new Set(wanted.map(({ unique_question_id }) => unique_question_id));
  const surplus = [...known.values()].filter(({ block, deleted }) => !deleted && !ids.has(block.unique_question_id));
  // First, because variables may have moved to others.
  for (const { block } of surplus) {
    await tx
      .updateTable('blocks')
      .set({ deleted_at: new Date(now), changed_revision: revision })
      .where('survey_id', '=', survey.survey_id)
      .where('unique_question_id', '=', block.unique_question_id)
      .execute();
    edit.note({ block, change: 'delete', key: '', old_value: block, new_value: null });
  }
  let changed = surplus.length > 0;
  for (const one of wanted) {
    const before = known.get(one.unique_question_id);
    const created_on = before?.block.created_on ?? one.created_on;
    const block = withItemNumbers({ ...one, created_on }, before?.block);
    if (before && !before.deleted) {
      if (!noteBlockChange(edit, before.block, block)) continue;
    } else edit.note({ block, change: 'create', key: '', old_value: null, new_value: block });
    await writeBlock(edit, block);
    changed = true;
  }
  if (changed) await numberCarried(edit);
  return changed;
}

async function writeSettings(edit: Edit, { survey_name, settings, templ_options }: DialogContent): Promise<boolean> {
  const { tx, survey } = edit;
  const before = { ...survey.settings, survey_name: survey.survey_name, templ_options: survey.templ_options };
  const wanted = { ...settings, survey_name, templ_options };
  const changed = changedSettings(before, wanted);
  if (changed.length === 0) return false;
  for (const field of changed) edit.note({ ...field, block: null, change: 'config' });
  const merged = { ...survey.settings, ...settings };
  await tx
    .updateTable('surveys')
    .set({ survey_name, templ_options: JSON.stringify(templ_options) })
    .$if(!isDeepStrictEqual(merged, survey.settings), (query) => query.set({ settings: JSON.stringify(merged) }))
    .where('survey_id', '=', survey.survey_id)
    .execute();
  return true;
}
