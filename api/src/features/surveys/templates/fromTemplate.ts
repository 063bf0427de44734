import type { SurveyTemplate } from '@dialogwerk/shared/contract';
import { blocksOf } from '../../../dialogs/blocksOf.ts';
import type { NewSurvey } from '../insertSurvey.ts';
import { templates } from './templates.ts';

/** What a dialog of a template begins with; `now` in ms. */
export function fromTemplate(name: SurveyTemplate, now: number): Required<Omit<NewSurvey, 'survey_name'>> {
  const { settings, templ_options = [], blocks } = templates[name];
  return {
    settings,
    templ_options,
    blocks: blocksOf(blocks, now),
  };
}
