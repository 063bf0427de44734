import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** A live dialog of an owner in the list, with any fields replaced. */
export function anItem(fields: Partial<SurveyListItem> = {}): SurveyListItem {
  return {
    survey_id: 's1',
    survey_id_int: 1,
    survey_name: 'Teamklima',
    active: true,
    role: 'Besitzer',
    questions: 9,
    finished: 1234,
    updated_at: 1_760_000_000_000,
    bearbeiten: 1,
    intrance: 1,
    testen: 1,
    live_switch: 1,
    analyse: 1,
    ...fields,
  };
}
