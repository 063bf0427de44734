import { change, fetchOnce } from '@dialogwerk/shared/clients';
import type { PrivacyForm } from '@dialogwerk/shared/contract';
import { showNotice, $survey } from '@dialogwerk/shared/state';
import { privacyPanelTexts as texts } from './texts.ts';

/** Stores the form and makes its statement the dialog's, with a way back to the one before; null, or why it was not done. */
export async function takeStatement(survey_id: string, form: PrivacyForm, text: string): Promise<string | null> {
  const before = $survey.get()?.privacy_declaration_text ?? '';
  const stored = await change('setPrivacyForm', { survey_id, ...form });
  const reason = stored.ok ? await write(survey_id, text) : stored.reason;
  if (reason !== null) return texts.notTaken(reason);
  const takeBack = async (): Promise<void> => {
    const refused = await write(survey_id, before);
    showNotice(refused === null ? texts.undone : texts.notTaken(refused));
  };
  showNotice(texts.taken, { label: texts.undo, run: () => void takeBack() });
  return null;
}

async function write(survey_id: string, privacy_declaration_text: string): Promise<string | null> {
  const changed_values = { privacy_declaration_text };
  const made = await change('updateSurveySettings', { survey_id, action: 'config', changed_values });
  if (!made.ok) return made.reason;
  // How much is not published yet has changed with it.
  const dialog = await fetchOnce('dialog', { survey_id }).catch(() => null);
  if (dialog && $survey.get()?.survey_id === survey_id) $survey.set(dialog);
  return null;
}
