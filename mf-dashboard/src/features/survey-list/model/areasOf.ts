import type { Flag, SurveyListItem } from '@dialogwerk/shared/contract';

export type AreaName = 'bearbeiten' | 'testen' | 'teilen' | 'analyse';

/** One area of a dialog and, when it cannot be opened, why. */
export interface Area {
  readonly name: AreaName;
  readonly to: string;
  readonly closed: null | 'no-question' | 'role';
}

/** The areas that a dialog's card leads to, in the order of the tabs; a flag of 0 closes one (spec §2, domain.md §8). */
export function areasOf(survey: SurveyListItem): readonly Area[] {
  const id = encodeURIComponent(survey.survey_id);
  const byRole = (flag: Flag) => (flag === 1 ? null : 'role');
  // Both are 0 while there is nothing to ask, whatever the role.
  const byQuestions = (flag: Flag) => (flag === 0 && survey.questions === 0 ? 'no-question' : byRole(flag));
  return [
    { name: 'bearbeiten', to: `/configurator/${id}`, closed: byRole(survey.bearbeiten) },
    { name: 'testen', to: `/assess/${id}`, closed: byQuestions(survey.testen) },
    { name: 'teilen', to: `/share/${id}`, closed: byQuestions(survey.live_switch) },
    { name: 'analyse', to: `/analyse/${id}`, closed: byRole(survey.analyse) },
  ];
}
