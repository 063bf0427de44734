import { randomUUID } from 'node:crypto';
import { anAccount } from './anAccount.ts';
import type { TestAuthor } from './anAuthor.ts';
import { anAuthorWithRole } from './anAuthorWithRole.ts';
import { aRespondent } from './aRespondent.ts';
import { threeQuestions } from './blocks.ts';
import { insertSurvey } from './insertSurvey.ts';
import type { TestApi } from './startTestApi.ts';

type More = Readonly<Record<string, unknown>>;

/** A live dialog under the Vier-Augen-Prinzip, with two who may publish it: its Besitzer and another one. */
export async function aFourEyesDialog(api: TestApi) {
  const ada = await anAccount(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: ada });
  const grace = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, ada.token);
  await api.call('setFourEyes', { survey_id, on: true }, ada.token);
  return {
    survey_id,
    ada,
    grace,
    /** Has the first question read so in the draft. */
    write: (context: string) =>
      api.call(
        'updateSurveyBlocks',
        { action: 'update', survey_id, unique_question_id: 'name', changed_values: { context } },
        ada.token,
      ),
    ask: async (more: More = {}, { token }: Pick<TestAuthor, 'token'> = ada, on = api) => {
      const approval_id = randomUUID();
      return { approval_id, ...(await on.send('askApproval', { survey_id, approval_id, ...more }, token)) };
    },
    decide: (approval_id: string, { token }: Pick<TestAuthor, 'token'> = grace, more: More = {}, on = api) =>
      on.send('decideApproval', { survey_id, approval_id, approved: true, ...more }, token),
    state: ({ token }: Pick<TestAuthor, 'token'> = ada) => api.call('approvals', { survey_id }, token),
    list: async () => (await api.call('publications', { survey_id }, ada.token)).publications,
    firstQuestion: async () => (await (await aRespondent(api, survey_id)).chat()).entries.at(-1)?.context,
  };
}
