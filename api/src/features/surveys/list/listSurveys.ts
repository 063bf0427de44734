import type { Handler } from '../../../calls/handler.ts';
import { findSurveys } from './findSurveys.ts';
import { surveyListItems } from './surveyListItems.ts';

/** A page of the author's dialogs. Which ones is decided first, so that all that is counted is counted of these alone. */
export const listSurveys: Handler<'listSurveys'> = async (input, { services: { db, now }, who: { user_id } }) => {
  const { survey_ids, ...counts } = await findSurveys(db, user_id, input);
  return { surveys: await surveyListItems(db, { user_id, now: now() }, survey_ids), ...counts };
};
