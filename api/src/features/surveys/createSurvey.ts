import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { insertSurvey } from './insertSurvey.ts';
import { surveyListItem } from './surveyListItems.ts';

/** An empty dialog of the author's own. */
export const createSurvey: Handler<'createSurvey'> = ({ survey_name }, { services, who }) =>
  inTransaction(services.db, async (tx) => {
    const survey_id = await insertSurvey(tx, who.user_id, { survey_name });
    return { survey: await surveyListItem(tx, who.user_id, survey_id) };
  });
