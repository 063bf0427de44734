import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { expect, it } from 'vitest';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();

const blocks = inOrder(
  aBlock('consent', 'agree', { required: true, label_agree: 'Ja', label_decline: 'Nein' }),
  aBlock('consent', 'mails', { required: false, label_agree: 'Ja', label_decline: 'Nein' }),
);
const yes: Reply = { type: 'consent', agreed: true };
const no: Reply = { type: 'consent', agreed: false };

it('finished conversations are as many on the dashboard, in the analysis, for admins and before an account goes', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks, owner });
  const screened = await aRespondent(api, survey_id);
  await screened.reply('agree', no);
  const thinking = await aRespondent(api, survey_id);
  await thinking.reply('agree', no);
  const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'agree', nachfrage_id: null };
  await api.call('changeAnswer', { ...change, reply: yes }, thinking.token);
  await thinking.reply('mails', no);
  const leaving = await aRespondent(api, survey_id);
  await leaving.reply('agree', yes);
  await leaving.reply('mails', yes);
  await api.call('changeAnswer', { ...change, turn_id: randomUUID(), reply: no }, leaving.token);

  const overview = await api.call('resultOverview', { survey_id }, owner.token);
  expect(overview.states).toMatchObject({ finished: 1, screened: 2 });
  const { surveys } = await api.call('listSurveys', {}, owner.token);
  expect(surveys).toMatchObject([{ finished: 1 }]);
  expect(surveys[0]?.recent.reduce((sum, count) => sum + count, 0)).toBe(1);
  const { dialogs } = await api.call('accountDeletion', {}, owner.token);
  expect(dialogs).toMatchObject([{ finished: 1 }]);
  const seen = await api.call('adminSurveys', { page: 1, search: survey_id }, (await anAdmin(api)).token);
  expect(seen.surveys).toMatchObject([{ finished: 1 }]);
});
