import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { checkDialog } from '@dialogwerk/shared/dialog';
import { fromDraft } from '../../dialogs/fromDraft.ts';

/** How many findings are told at once. */
const TOLD = 8;

/** What has to be otherwise in a draft before an author sees it, as one sentence to the model; null for nothing. */
export function draftProblem(draft: SurveyDraft): string | null {
  const { settings, blocks } = fromDraft(draft, 0);
  const { language, privacy_declaration_text } = newSurveySettings;
  const snapshot = {
    ...settings,
    survey_id: 'entwurf',
    blocks: [...blocks],
    templ_options: [],
    language,
    privacy_declaration_text,
  };
  const findings = checkDialog(snapshot).map(
    ({ unique_question_id, message }) => `${unique_question_id ?? 'Dialog'}: ${message}`,
  );
  return findings.length === 0 ? null : `Die Prüfung findet Fehler: ${findings.slice(0, TOLD).join(' ')}`;
}
