import type { CallInput, ScaleTemplate, Section } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { changedSettings } from './changedFields.ts';
import { editSurvey } from './editSurvey.ts';
import type { Edit, Edited } from './Edit.ts';
import { refuseUnfitTemplates } from './fittingTemplates.ts';
import { mergeById } from './mergeById.ts';
import { refuseConflict } from './refuseConflict.ts';
import { setEndBlocks } from './setEndBlocks.ts';

type Input = CallInput<'updateSurveySettings'>;

/** Changes of the dialog's settings, its welcome and ending, or the list of blocks that end it (spec §7). */
export const updateSurveySettings: Handler<'updateSurveySettings'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const by = { user_id: context.who.user_id, step: input.step };
  const { revision } = await editSurvey(context.services, survey_id, by, (edit) => change(edit, input));
  return { msg: 'success', revision };
};

async function change(edit: Edit, input: Input): Promise<Edited<null>> {
  if (input.action === 'survey_list_isEnd') {
    const changed = await setEndBlocks(edit, input.changed_values.survey_list_isEnd, input.based_on);
    return { changed, result: null };
  }
  const { survey_name, templ_options, sections, settings } = edit.survey;
  const lists = input.action === 'config' ? mergedLists(edit, input) : {};
  const wanted = { ...input.changed_values, ...lists };
  const before = { ...settings, survey_name, templ_options, sections };
  // What was merged is based on what is there by now.
  const seen = { ...input.based_on, ...fieldsOf(before, Object.keys(lists)) };
  await refuseConflict(edit, null, before, seen, wanted);
  if (lists.templ_options) await refuseUnfitTemplates(edit, lists.templ_options);
  const changed = changedSettings(before, wanted);
  for (const field of changed) edit.note({ ...field, block: null, change: input.action });
  if (changed.length > 0) await writeSettings(edit, input, { templ_options, sections, ...lists });
  return { changed: changed.length > 0, result: null };
}

interface Lists {
  readonly templ_options: readonly ScaleTemplate[];
  readonly sections: readonly Section[];
}

/** The lists of a change with what others have changed in them meanwhile; without those where both changed one entry. */
function mergedLists({ survey }: Edit, { changed_values, based_on }: Extract<Input, { action: 'config' }>) {
  const { templ_options, sections } = changed_values;
  const scales = templ_options && mergeById(survey.templ_options, based_on?.['templ_options'], templ_options);
  const grouped = sections && mergeById(survey.sections, based_on?.['sections'], sections);
  const lists: Partial<Lists> = {
    ...(scales ? { templ_options: scales } : {}),
    ...(grouped ? { sections: grouped } : {}),
  };
  return lists;
}

function fieldsOf(object: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([field]) => fields.includes(field)));
}

async function writeSettings(
  { tx, survey }: Edit,
  { changed_values }: Exclude<Input, { action: 'survey_list_isEnd' }>,
  { templ_options, sections }: Lists,
): Promise<void> {
  const own = new Set(['survey_name', 'templ_options', 'sections']);
  const settings = Object.entries(changed_values).filter(([field]) => !own.has(field));
  await tx
    .updateTable('surveys')
    .set({
      settings: JSON.stringify({ ...survey.settings, ...Object.fromEntries(settings) }),
      survey_name: ('survey_name' in changed_values && changed_values.survey_name) || survey.survey_name,
      templ_options: JSON.stringify(templ_options),
      sections: JSON.stringify(sections),
    })
    .where('survey_id', '=', survey.survey_id)
    .execute();
}
