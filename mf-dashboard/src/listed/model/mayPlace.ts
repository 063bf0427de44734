import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** Whether the author may put a dialog into a workspace: who manages its team. */
export function mayPlace({ role }: SurveyListItem): boolean {
  return role === 'Besitzer' || role === 'Voller Zugriff';
}
