import type { ListedManager, SurveyListItem } from '@dialogwerk/shared/contract';

/** A multi-chat of these dialogs in the list, with any fields replaced. */
export function aListedManager(surveys: readonly SurveyListItem[], fields: Partial<ListedManager> = {}): ListedManager {
  return {
    dialog_manager_id: 7,
    name: 'Krimi',
    connected_surveys: surveys.map(({ survey_id, survey_name, bearbeiten }, order) => ({
      survey_id,
      survey_name,
      order,
      may_edit: bearbeiten === 1,
    })),
    hidden_surveys: 0,
    may_edit: true,
    created_at: 0,
    active: true,
    published_at: null,
    surveys: [...surveys],
    ...fields,
  };
}
