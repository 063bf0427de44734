import type { SurveyData } from '@dialogwerk/shared/contract';
import { variablesOf } from '@dialogwerk/shared/dialog';

const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_.@#$]*)\s*\}\}/g;

/** The `{{variables}}` of a text that no block of the dialog sets: they insert nothing (domain.md §1). */
export function unknownVariables(text: string, survey: SurveyData): string[] {
  const named = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (named.length === 0) return [];
  const known = variablesOf(survey.all_questions);
  return [...new Set(named)].filter((name) => !known.has(name));
}
