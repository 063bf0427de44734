import type { SurveyData } from '@dialogwerk/shared/contract';
import { chatVariables, namesIn, secretNamed, variablesOf } from '@dialogwerk/shared/dialog';

const ofChats: ReadonlySet<string> = new Set(chatVariables);

/** The `{{variables}}` of a text that no block of the dialog sets, and no multi-chat: they insert nothing (domain.md §1). */
export function unknownVariables(text: string, survey: SurveyData): string[] {
  const named = namesIn(text).filter((name) => secretNamed(name) === null);
  if (named.length === 0) return [];
  const known = variablesOf(survey.all_questions);
  return named.filter((name) => !known.has(name) && !ofChats.has(name));
}
