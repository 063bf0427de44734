import { isDeepStrictEqual } from 'node:util';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { editSurvey } from '../editSurvey.ts';
import { refuseConflict } from '../refuseConflict.ts';

/** Sets which languages a dialog's draft has beside its main one; the texts of one that goes stay for when it comes back. */
export const setLanguages: Handler<'setLanguages'> = async ({ languages, based_on, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const by = { user_id: context.who.user_id, step: input.step };
  const { revision } = await editSurvey(context.services, survey_id, by, async (edit) => {
    const { tx, survey } = edit;
    const { settings } = survey;
    if (languages.includes(settings.language)) throw new CallError('translation/main-language');
    const seen = based_on && { languages: based_on };
    await refuseConflict(edit, null, { languages: settings.languages }, seen, { languages });
    if (isDeepStrictEqual(settings.languages, languages)) return { changed: false, result: null };
    edit.note({ block: null, change: 'config', key: 'languages', old_value: settings.languages, new_value: languages });
    await tx
      .updateTable('surveys')
      .set({ settings: JSON.stringify({ ...settings, languages }) })
      .where('survey_id', '=', survey_id)
      .execute();
    return { changed: true, result: null };
  });
  return { msg: 'success', revision };
};
