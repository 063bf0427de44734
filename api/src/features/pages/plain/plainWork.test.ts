import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../../../../testing/aBrowser.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { formIn } from '../../../../testing/aPlainRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { releasePages } from '../../../../testing/releasePages.ts';

const api = await apiOfFile();
beforeAll(() => releasePages(api));

test('work that no browser without a script can do is not asked for, but few begin so from one address', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
  await api.call('setStudyProof', { survey_id, proof: true }, owner.token);
  const begin = async (): Promise<number> => {
    const browser = aBrowser(api);
    const { action, hidden } = formIn((await browser.open(`/plain/${survey_id}`)).body);
    return (await browser.submit(action, [...hidden, ['do', 'begin']])).statusCode;
  };
  for (let begun = 1; begun <= 10; begun += 1) expect(await begin()).toBe(303);
  expect(await begin()).toBe(503);
  const made = await api.services.db
    .selectFrom('conversations')
    .select('user_id_live')
    .where('survey_id', '=', survey_id)
    .execute();
  expect(made).toHaveLength(10);
});
