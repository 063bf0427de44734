import { TRANSLATION_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import { translatableTexts } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import { changedFields } from '../changedFields.ts';
import { editSurvey } from '../editSurvey.ts';
import type { Edit, Edited } from '../Edit.ts';
import { refuseConflict } from '../refuseConflict.ts';
import { asFields, withTranslations } from '../../../dialogs/translationField.ts';
import type { TranslationChanges } from '../../../dialogs/translationField.ts';

/** Sets texts of a draft in its other languages, as one change (`setTranslations` of the contract). */
export const setTranslations: Handler<'setTranslations'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const by = { user_id: context.who.user_id, step: input.step };
  const { revision } = await editSurvey(context.services, survey_id, by, (edit) => change(edit, input));
  return { msg: 'success', revision };
};

async function change(
  edit: Edit,
  { changes, based_on }: Pick<CallInput<'setTranslations'>, 'changes' | 'based_on'>,
): Promise<Edited<null>> {
  const { tx, survey } = edit;
  const { settings } = survey;
  if (Object.keys(changes).some((language) => !settings.languages.includes(language)))
    throw new CallError('translation/unknown-language');
  await refuseUnknownTexts(edit, changes);
  const before = asFields(settings.translations, changes);
  const wanted = asFields(changes, changes);
  await refuseConflict(edit, null, before, based_on && asFields(based_on, based_on), wanted);
  const changed = changedFields(before, wanted);
  if (changed.length === 0) return { changed: false, result: null };
  const translations = withTranslations(settings.translations, changes);
  if (JSON.stringify(translations).length > TRANSLATION_LIMITS.characters) throw new CallError('translation/too-many');
  for (const field of changed) edit.note({ ...field, block: null, change: 'config' });
  await tx
    .updateTable('surveys')
    .set({ settings: JSON.stringify({ ...settings, translations }) })
    .where('survey_id', '=', survey.survey_id)
    .execute();
  return { changed: true, result: null };
}

/** What is there may go though its text has gone: only what is set needs one. */
async function refuseUnknownTexts({ tx, survey }: Edit, changes: TranslationChanges): Promise<void> {
  const snapshot = await readCurrentSnapshot(tx, survey.survey_id);
  const known = new Set(snapshot ? translatableTexts(snapshot).map(({ key }) => key) : []);
  for (const texts of Object.values(changes)) {
    const unknown = Object.entries(texts).find(([key, translation]) => translation !== null && !known.has(key));
    if (unknown) throw new CallError('translation/unknown-text', { key: unknown[0] });
  }
}
