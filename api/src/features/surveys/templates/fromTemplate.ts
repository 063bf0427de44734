import type { Block, SurveyTemplate } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { NewSurvey } from '../insertSurvey.ts';
import { courseFeedback } from './courseFeedback.data.ts';
import { employeeSurvey } from './employeeSurvey.data.ts';
import { findDate } from './findDate.data.ts';
import { interview } from './interview.data.ts';
import { quiz } from './quiz.data.ts';
import { recommendation } from './recommendation.data.ts';
import type { Template } from './Template.ts';

/** A template by its name in the contract; one that is missing does not compile. */
export const templates: { readonly [Name in SurveyTemplate]: Template } = {
  mitarbeitende: employeeSurvey,
  kurs: courseFeedback,
  weiterempfehlung: recommendation,
  termin: findDate,
  quiz,
  interview,
};

/** What a dialog of a template begins with; `now` in ms. */
export function fromTemplate(name: SurveyTemplate, now: number): Omit<NewSurvey, 'survey_name'> {
  const { settings, templ_options = [], blocks } = templates[name];
  return {
    settings,
    templ_options,
    blocks: blocks.map(({ id, type, ...fields }, order): Block =>
      Object.assign(newBlock(type, id, now), fields, { order }),
    ),
  };
}
