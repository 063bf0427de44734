import { publishedSurvey } from '../opening/publicSurvey.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { PlainConversations } from './PlainConversations.ts';

/** A dialog as it is published, in the language that a respondent's conversation is in, whatever their browser wants; refuses with 404 and 410. */
export async function surveyInConversation(
  live: Pick<LiveServices, 'db' | 'contentLocation'>,
  survey_id: string,
  user_id_live: string,
): ReturnType<PlainConversations['survey']> {
  const conversation = await live.db
    .selectFrom('conversations')
    .select('language')
    .where('survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .executeTakeFirst();
  const language = conversation?.language ?? null;
  return publishedSurvey(live, survey_id, language === null ? [] : [language]);
}
