import type { SurveyData } from '@dialogwerk/shared/contract';
import { chatVariables, namesIn, parameterNamed, secretNamed } from '@dialogwerk/shared/dialog';
import { variablesAt } from '@dialogwerk/shared/dialog/graph';

const ofChats: ReadonlySet<string> = new Set(chatVariables);

/**
 * The `{{variables}}` of a text of block `id` that no block of the dialog sets for it, and no multi-chat: they insert nothing (domain.md §1). '' stands for
 * the messages around all blocks.
 */
export function unknownVariables(text: string, survey: SurveyData, id: string): string[] {
  const named = namesIn(text).filter((name) => secretNamed(name) === null && parameterNamed(name) === null);
  if (named.length === 0) return [];
  const known = variablesAt(survey.all_questions, id);
  return named.filter((name) => !known.has(name) && !ofChats.has(name));
}
