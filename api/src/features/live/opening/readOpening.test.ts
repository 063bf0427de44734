import { beforeAll, expect, it } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { createLive } from '../createLive.ts';
import type { Live } from '../createLive.ts';

const newcomer = { query: '', goesOn: false, wished: [], marks: { read: () => null } };
const api = await apiOfFile();
let live: Live;
beforeAll(async () => {
  live = createLive(api.services, { callsAtOnce: 10 });
});

it('says first what the conversation will say, and stores nothing', async () => {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, settings: { welcome: 'Willkommen!' } });
  const opening = await live.readOpening(survey_id, newcomer);
  const conversations = await api.services.db
    .selectFrom('conversations')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .execute();
  expect(conversations).toEqual([]);

  const respondent = await aRespondent(api, survey_id);
  const { entries, question } = await respondent.chat();
  expect(opening).toMatchObject({
    kind: 'open',
    firstEntries: entries,
    firstQuestion: question,
    config: { survey_name: 'Zufriedenheit im Team' },
    language: { privacy: 'Datenschutz' },
  });
});

it('says nothing of what follows from an arm of an experiment, which a conversation alone draws', async () => {
  const blocks = inOrder(
    aBlock('message', 'hello', { context: 'Hallo' }),
    aBlock('experiment', 'group', { context: '' }),
    aBlock('open', 'end', { context: 'Sie sind in {{group}}?' }),
  );
  const survey_id = await insertSurvey(api, { blocks });
  const opening = await live.readOpening(survey_id, newcomer);
  expect(opening).toMatchObject({ firstEntries: [{ context: 'Hallo' }], firstQuestion: null });
  const { entries } = await (await aRespondent(api, survey_id)).chat();
  expect(entries.map(({ context }) => context)).toEqual(['Hallo', expect.stringMatching(/Gruppe [AB]\?$/)]);
});

it('shows an edit once it is published', async () => {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions });
  await live.readOpening(survey_id, newcomer);
  await editSurvey(api, survey_id, threeQuestions.slice(2));
  expect(await live.readOpening(survey_id, newcomer)).toMatchObject({ firstQuestion: { unique_question_id: 'name' } });
  await publishSurvey(api, survey_id);
  expect(await live.readOpening(survey_id, newcomer)).toMatchObject({ firstQuestion: { unique_question_id: 'age' } });
});

it('tells apart what was never there and what is not active any more', async () => {
  const inactive = await insertSurvey(api, { blocks: threeQuestions, active: false });
  const deleted = await insertSurvey(api, { blocks: threeQuestions });
  await api.services.db
    .updateTable('surveys')
    .set({ deleted_at: new Date() })
    .where('survey_id', '=', deleted)
    .execute();
  expect(await live.readOpening('nothing', newcomer)).toEqual({ kind: 'unknown' });
  expect(await live.readOpening(inactive, newcomer)).toEqual({ kind: 'inactive' });
  expect(await live.readOpening(deleted, newcomer)).toEqual({ kind: 'inactive' });
});
