import type { SurveyData } from '@dialogwerk/shared/contract';

/**
 * Whether the author may delete what respondents said and show figures to anybody: Besitzer and Voller Zugriff. They are the roles
 * with both rights (domain.md §8); `live_switch` is 0 for them, too, while a dialog asks nothing.
 */
export const mayManageAnswers = (survey: Pick<SurveyData, 'bearbeiten' | 'analyse'> | null): boolean =>
  survey?.bearbeiten === 1 && survey.analyse === 1;
