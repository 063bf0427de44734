import { beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { CallRecord } from '@dialogwerk/shared/contract';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { callNames } from '../../calls/registerCalls.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
let conversation_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  await api.services.countedActs.flush();
  await api.services.db.deleteFrom('audit').execute();
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  const row = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  conversation_id = row.conversation_id;
});

async function written() {
  await api.services.countedActs.flush();
  const rows = await api.services.db.selectFrom('audit').select(['act', 'actor_id', 'survey_id', 'detail']).execute();
  return rows.filter(({ act }) => act === 'answers_read');
}

it('reading what single respondents said is in the audit trail: who, of which dialog, what and how often', async () => {
  await api.call('transcript', { survey_id, conversation_id }, author.token);
  await api.call('transcript', { survey_id, conversation_id }, author.token);
  await api.call('resultTexts', { survey_id, filter: '', question: 'name' }, author.token);
  const by = { act: 'answers_read', actor_id: author.user_id, survey_id };
  expect(await written()).toEqual([
    { ...by, detail: 'Gespräche 2 ×' },
    { ...by, detail: 'Texte 1 ×' },
  ]);
  expect(await written()).toHaveLength(2);
});

it('by the dialog’s number it is the same dialog', async () => {
  const { survey_id_int } = await api.services.db
    .selectFrom('surveys')
    .select('survey_id_int')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  await api.call('answers', { survey_id: survey_id_int }, author.token);
  expect(await written()).toMatchObject([{ survey_id, detail: 'Texte 1 ×' }]);
});

it('figures, and what was refused, are no reading', async () => {
  await api.call('resultOverview', { survey_id, filter: '' }, author.token);
  const stranger = await anAuthor(api);
  expect((await api.send('transcript', { survey_id, conversation_id }, stranger.token)).status).toBe(404);
  expect(await written()).toEqual([]);
});

it('every call that gives words, files or conversations of single respondents says so in the contract', () => {
  const reading = callNames.filter((name) => {
    const record: CallRecord = calls[name];
    return record.reads !== undefined;
  });
  expect(reading).toEqual(
    expect.arrayContaining([
      'transcript',
      'conversationData',
      'answers',
      'resultTexts',
      'resultFiles',
      'excelExport',
      'chatsParticipation',
      'chatsExport',
      'chatsAnswers',
      'surveyFeedback',
    ]),
  );
});
