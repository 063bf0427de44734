import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { insertSurvey } from './insertSurvey.ts';
import { surveyListItem } from './surveyListItems.ts';
import { fromTemplate } from './templates/fromTemplate.ts';

/** A dialog of the author's own: empty, or as the template has it; all of it or nothing. */
export const createSurvey: Handler<'createSurvey'> = ({ survey_name, template }, { services, who }) => {
  const content = template === undefined ? {} : fromTemplate(template, services.now());
  return inTransaction(services.db, async (tx) => {
    const survey_id = await insertSurvey(tx, who.user_id, { survey_name, ...content });
    return { survey: await surveyListItem(tx, who.user_id, survey_id) };
  });
};
