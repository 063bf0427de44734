import type { CallInput, ScaleTemplate } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { changedFields } from './changedFields.ts';
import { editSurvey } from './editSurvey.ts';
import type { Edit, Edited } from './Edit.ts';
import { mergeTemplates, refuseUnfitTemplates } from './fittingTemplates.ts';
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
  const { survey_name, templ_options, settings } = edit.survey;
  const scales = 'templ_options' in input.changed_values ? input.changed_values.templ_options : undefined;
  const merged = scales && mergeTemplates(templ_options, input.based_on?.['templ_options'], scales);
  const wanted = { ...input.changed_values, ...(merged ? { templ_options: merged } : {}) };
  const seen = merged ? { ...input.based_on, templ_options } : input.based_on;

  const before = { ...settings, survey_name, templ_options };
  await refuseConflict(edit, null, before, seen, wanted);
  if (merged) await refuseUnfitTemplates(edit, merged);
  const changed = changedFields(before, wanted);
  for (const field of changed) edit.note({ ...field, block: null, change: input.action });
  if (changed.length > 0) await writeSettings(edit, input, merged ?? templ_options);
  return { changed: changed.length > 0, result: null };
}

async function writeSettings(
  { tx, survey }: Edit,
  { action, changed_values }: Exclude<Input, { action: 'survey_list_isEnd' }>,
  templ_options: readonly ScaleTemplate[],
): Promise<void> {
  const {
    survey_name,
    templ_options: _scales,
    ...settings
  } = action === 'config' ? changed_values : { ...changed_values, survey_name: undefined, templ_options: undefined };
  await tx
    .updateTable('surveys')
    .set({
      settings: JSON.stringify({ ...survey.settings, ...settings }),
      survey_name: survey_name ?? survey.survey_name,
      templ_options: JSON.stringify(templ_options),
    })
    .where('survey_id', '=', survey.survey_id)
    .execute();
}
