import type { SurveyData } from '@dialogwerk/shared/contract';
import { fieldNames } from '../../../fieldTexts.ts';

const isSettled = (field: string): boolean =>
  field.startsWith('wording_') || ['survey_name', 'avatar_name', 'privacy_declaration_text'].includes(field);

/** The texts of the settings that are the same for every respondent and have braces in them, by what authors call their field. */
export function settledTexts(survey: SurveyData): Readonly<Record<string, string>> {
  const values = new Map<string, unknown>(Object.entries(survey));
  return Object.fromEntries(
    Object.entries(fieldNames).flatMap(([field, name]) => {
      const text = isSettled(field) ? values.get(field) : null;
      return typeof text === 'string' && text.includes('{{') ? [[name, text]] : [];
    }),
  );
}
