import type { Block, SurveyData } from '../contract/index.ts';
import { newSurveySettings } from '../contract/schemas/authoring/survey.ts';

/** A live dialog of an owner, with any fields replaced. */
export function aSurvey(fields: Partial<SurveyData> = {}): SurveyData {
  return {
    ...newSurveySettings,
    survey_id: 'survey0000001',
    survey_id_int: 1,
    survey_name: 'Zufriedenheit im Team',
    active: true,
    publication: {
      publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
      revision: 1,
      published_at: 1_760_000_000_000,
      author: { user_id: 'author', name: 'Ada Lovelace' },
      unpublished_changes: 0,
    },
    bearbeiten: 1,
    intrance: 1,
    testen: 1,
    live_switch: 1,
    analyse: 1,
    all_questions: [aSingleBlock(), anOpenBlock()],
    templ_options: [],
    sections: [],
    color: newSurveySettings.accent_color,
    gpt_exit_conditions: [],
    ...fields,
  };
}

const base = {
  order: 0,
  context: 'Wie zufrieden sind Sie?',
  nachfrage: null,
  probing: null,
  acknowledgement: null,
  created_on: 1_760_000_000_000,
  filename_db: null,
  media_text: '',
  captions_db: null,
  start_page: false,
  is_end: false,
  position: null,
  jump_to_ids: [],
  jump_to_question: null,
  jump_to_reactions: {},
  link: null,
  short_name: 'Zufriedenheit',
  variable: 'zufriedenheit',
  reason: null,
  optional: false,
} as const satisfies Partial<Block>;

function aSingleBlock(fields: Partial<Extract<Block, { type: 'single' }>> = {}): Block {
  return {
    ...base,
    jump_to_ids: [],
    unique_question_id: 'q1',
    type: 'single',
    in_words: false,
    way_out: null,
    not_understood: null,
    asides: null,
    options: [
      { id: 'ja', text: 'Ja', score: 1 },
      { id: 'nein', text: 'Nein', score: 0 },
    ],
    ...fields,
  };
}

function anOpenBlock(fields: Partial<Extract<Block, { type: 'open' }>> = {}): Block {
  return {
    ...base,
    jump_to_ids: [],
    unique_question_id: 'q2',
    order: 1,
    context: 'Was wünschen Sie sich?',
    short_name: 'Wunsch',
    variable: 'wunsch',
    type: 'open',
    multiline: true,
    max_length: 2_000,
    ...fields,
  };
}
