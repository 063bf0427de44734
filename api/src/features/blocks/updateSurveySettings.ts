import type { CallInput, ScaleTemplate } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../calls/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { readBlocks } from '../../storage/readBlocks.ts';
import { editSurvey } from './editSurvey.ts';
import type { Edit, Edited } from './editSurvey.ts';
import { hasTwice } from './fittingBlock.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';
import { blockTexts } from './texts.ts';

/** Changes of the dialog's settings, its welcome and ending, or the list of blocks that end it (spec §7). */
export const updateSurveySettings: Handler<'updateSurveySettings'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { revision } = await editSurvey(context.services, survey_id, (edit) => change(edit, input));
  return { msg: 'success', revision };
};

async function change(edit: Edit, input: CallInput<'updateSurveySettings'>): Promise<Edited<null>> {
  switch (input.action) {
    case 'config': {
      const { survey_name, templ_options, ...settings } = input.changed_values;
      if (templ_options) await refuseUnfitTemplates(edit, templ_options);
      await edit.tx
        .updateTable('surveys')
        .set({
          settings: JSON.stringify({ ...edit.survey.settings, ...settings }),
          ...(survey_name === undefined ? {} : { survey_name }),
          ...(templ_options === undefined ? {} : { templ_options: JSON.stringify(templ_options) }),
        })
        .where('survey_id', '=', edit.survey.survey_id)
        .execute();
      break;
    }
    case 'fixmessages':
      await edit.tx
        .updateTable('surveys')
        .set({ settings: JSON.stringify({ ...edit.survey.settings, ...input.changed_values }) })
        .where('survey_id', '=', edit.survey.survey_id)
        .execute();
      break;
    case 'survey_list_isEnd':
      await setEndBlocks(edit, input.changed_values.survey_list_isEnd);
  }
  return { changed: Object.keys(input.changed_values).length > 0, result: null };
}

/** 400 for two templates with one id, 409 while a block uses a template that would be gone. */
async function refuseUnfitTemplates({ tx, survey }: Edit, templates: readonly ScaleTemplate[]): Promise<void> {
  const ids = templates.map(({ id }) => id);
  if (hasTwice(ids)) throw new CallError(400, blockTexts.duplicateTemplate, { field: 'templ_options' });
  for (const block of await readBlocks(tx, survey.survey_id)) {
    if (block.type !== 'likert' || block.scale.from !== 'template' || ids.includes(block.scale.template_id)) continue;
    const name = block.short_name || block.unique_question_id;
    throw new CallError(409, blockTexts.usedTemplate(block.scale.template_id, name), { field: 'templ_options' });
  }
}

/** The listed blocks end the dialog, all others do not. */
async function setEndBlocks(edit: Edit, ids: readonly string[]): Promise<void> {
  await refuseUnknownBlocks(edit, ids, 'survey_list_isEnd');
  const isEnd = sql<boolean>`unique_question_id = any(${ids})`;
  await edit.tx
    .updateTable('blocks')
    .set({ definition: sql`definition || jsonb_build_object('is_end', ${isEnd})` })
    .where('survey_id', '=', edit.survey.survey_id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(definition->'is_end')::boolean is distinct from (${isEnd})`)
    .execute();
}
