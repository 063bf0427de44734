import { anAuthor } from './anAuthor.ts';
import type { TestAuthor } from './anAuthor.ts';
import { anAuthorWithRole } from './anAuthorWithRole.ts';
import { threeQuestions } from './blocks.ts';
import { insertSurvey } from './insertSurvey.ts';
import type { TestApi } from './startTestApi.ts';

/** A draft of three questions that two authors may change: Anna, whose it is, and Bert Brandt. */
export async function aSharedDraft(api: TestApi): Promise<{ survey_id: string; anna: TestAuthor; bert: TestAuthor }> {
  const anna = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: anna });
  const bert = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
  await api.services.db
    .updateTable('accounts')
    .set({ first_name: 'Bert', last_name: 'Brandt' })
    .where('user_id', '=', bert.user_id)
    .execute();
  return { survey_id, anna, bert };
}
