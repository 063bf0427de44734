import type { SurveyTemplate } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { fromTemplate } from './fromTemplate.ts';

/** A template as conversations run on it, without a dialog being made. */
export function snapshotOf(template: SurveyTemplate): SurveySnapshot {
  const { settings, templ_options, blocks } = fromTemplate(template, 0);
  const { du_sie, language, welcome, ending, privacy_declaration_text } = { ...newSurveySettings, ...settings };
  return {
    survey_id: template,
    blocks,
    templ_options,
    du_sie,
    language,
    welcome,
    ending,
    privacy_declaration_text,
  };
}
