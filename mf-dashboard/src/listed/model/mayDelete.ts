import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** Only the owner deletes a dialog (domain.md §8). */
export function mayDelete(survey: SurveyListItem): boolean {
  return survey.role === 'Besitzer';
}
