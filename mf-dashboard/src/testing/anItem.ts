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
    recent: [],
    folder_id: null,
    tags: [],
    archived: false,
    created_at: 1_750_000_000_000,
    updated_at: 1_760_000_000_000,
    publication: {
      publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
      revision: 1,
      published_at: 1_760_000_000_000,
      author: { user_id: 'author', name: 'Ada Lovelace' },
      unpublished_changes: 0,
    },
    part_of: null,
    shipped: false,
    workspace_id: null,
    bearbeiten: 1,
    intrance: 1,
    testen: 1,
    live_switch: 1,
    analyse: 1,
    ...fields,
  };
}
