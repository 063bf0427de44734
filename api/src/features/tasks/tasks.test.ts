import { randomUUID } from 'node:crypto';
import { TASKS_LIMIT } from '@dialogwerk/shared/contract';
import type { Task } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let ada: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  ada = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: ada });
});

const list = ({ token } = ada) => api.call('listTasks', {}, token);
const kinds = async (author = ada): Promise<Task['kind'][]> => (await list(author)).tasks.map(({ kind }) => kind);
const withRole = (role: Parameters<typeof anAuthorWithRole>[2]) => anAuthorWithRole(api, survey_id, role);

/** Replies of a respondent, as they were understood. */
async function say(...zones: readonly ('sure' | 'unsure' | 'unknown')[]): Promise<void> {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const { conversation_id } = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('user_id_live', '=', respondent.user_id)
    .executeTakeFirstOrThrow();
  const reply = { survey_id, conversation_id, unique_question_id: 'mood', text: 'Na ja', training_revision: 0 };
  const rows = zones.map((zone) => Object.assign({ reply_id: randomUUID(), zone, said_at: new Date() }, reply));
  await api.services.db.insertInto('free_replies').values(rows).execute();
}

const comment = (author: TestAuthor, more: Readonly<Record<string, unknown>> = {}) =>
  api.call(
    'setComment',
    { survey_id, comment_id: randomUUID(), unique_question_id: 'mood', text: 'Zu lang?', mentions: [], ...more },
    author.token,
  );

test('where nothing waits the list is empty', async () => {
  expect(await list()).toMatchObject({ tasks: [], total: 0 });
});

test('replies that were not understood wait with their block, for whoever may train', async () => {
  await say('unknown', 'unsure', 'sure');
  expect(await list()).toMatchObject({
    tasks: [{ kind: 'replies', survey_id, count: 2, unique_question_id: 'mood' }],
    total: 1,
  });
  expect(await kinds(await withRole('Trainieren'))).toEqual(['replies']);
  expect(await kinds(await withRole('Analysieren'))).toEqual([]);
  expect(await kinds(await withRole(null))).toEqual([]);
});

test('changes that are not published wait with their number, for whoever may publish', async () => {
  await editSurvey(api, survey_id, threeQuestions.slice(0, 2));
  const colleague = await withRole('Bearbeiten + Trainieren');
  // Counted now, and read the second time.
  for (let time = 0; time < 2; time += 1) {
    expect((await list()).tasks).toMatchObject([{ kind: 'unpublished', survey_id, count: 1 }]);
  }
  expect(await kinds(colleague)).toEqual([]);
  await editSurvey(api, survey_id, threeQuestions);
  expect(await list()).toMatchObject({ tasks: [], total: 0 });
});

test('an open thread waits for whom it is about, until they answer or it is done with', async () => {
  const [grace, edsger] = [await withRole('Bearbeiten + Trainieren'), await withRole('Bearbeiten + Trainieren')];
  const thread_id = randomUUID();
  await comment(grace, { comment_id: thread_id });
  // The owner is asked, others who edit are not.
  expect((await list()).tasks).toMatchObject([{ kind: 'comments', count: 1, unique_question_id: 'mood' }]);
  expect(await kinds(grace)).toEqual([]);
  expect(await kinds(edsger)).toEqual([]);
  await comment(ada, { thread_id, mentions: [edsger.user_id] });
  expect(await kinds()).toEqual([]);
  expect(await kinds(grace)).toEqual(['comments']);
  expect(await kinds(edsger)).toEqual(['comments']);
  await api.call('resolveComments', { survey_id, thread_id, resolved: true }, ada.token);
  expect(await kinds(grace)).toEqual([]);
});

test('what the check has found waits for whoever may edit, as long as the dialog is what was checked', async () => {
  const blocks = inOrder(aBlock('open', 'name', { context: 'Wie heißen Sie?', jump_to_question: 'weg' }));
  survey_id = await insertSurvey(api, { blocks, active: false, owner: ada });
  const reader = await withRole('Analysieren');
  expect((await list()).unchecked).toContain(survey_id);
  expect((await list(reader)).unchecked).toEqual([]);
  // Whoever cannot mend it makes nothing known.
  await api.call('checkDialog', { survey_id }, reader.token);
  expect(await kinds()).toEqual([]);
  await api.call('checkDialog', { survey_id }, ada.token);
  const { tasks, unchecked } = await list();
  expect(tasks).toMatchObject([{ kind: 'findings', survey_id, count: 1, unique_question_id: null }]);
  expect(unchecked).not.toContain(survey_id);
  expect(await kinds(reader)).toEqual([]);
  await editSurvey(api, survey_id, blocks);
  expect(await kinds()).toEqual([]);
});

test('nothing waits in what is archived or deleted', async () => {
  await say('unknown');
  const filing = { survey_id, folder_id: null, tags: [], archived: true };
  await api.call('fileSurveys', { filings: [filing] }, ada.token);
  expect(await kinds()).toEqual([]);
  await api.call('fileSurveys', { filings: [{ ...filing, archived: false }] }, ada.token);
  expect(await kinds()).toEqual(['replies']);
  await api.call('deleteSurvey', { survey_id }, ada.token);
  expect(await kinds()).toEqual([]);
});

test('of very many the newest are named and all are counted', async () => {
  const checked = await Promise.all(
    Array.from({ length: TASKS_LIMIT + 5 }, async (_, at) => ({
      survey_id: await insertSurvey(api, { blocks: [], active: false, owner: ada, survey_name: `Welle ${at}` }),
      revision: 1,
      findings: 2,
      checked_at: new Date(at),
    })),
  );
  await api.services.db.updateTable('surveys').set({ revision: 1 }).execute();
  await api.services.db.insertInto('check_counts').values(checked).execute();
  const { tasks, total } = await list();
  expect(total).toBe(TASKS_LIMIT + 5);
  expect(tasks).toHaveLength(TASKS_LIMIT);
  expect(tasks[0]?.survey_name).toBe(`Welle ${TASKS_LIMIT + 4}`);
});
