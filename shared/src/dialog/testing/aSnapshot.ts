import type { Block } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';

/** A dialog for tests: the blocks in the order in which they stand here, without welcome and ending. */
export function aSnapshot(blocks: readonly Block[], fields: Partial<SurveySnapshot> = {}): SurveySnapshot {
  return {
    survey_id: 'survey',
    blocks: blocks.map((block, order): Block => Object.assign({}, block, { order })),
    templ_options: [],
    welcome: '',
    ending: '',
    du_sie: 'sie',
    language: 'de',
    ...fields,
  };
}
