import { calls } from '@dialogwerk/shared/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import type { AuthorContext } from '../../calls/handler.ts';
import { blockCalls } from '../blocks/blockCalls.ts';
import { makeFirstWorld } from '../firstWorld/makeFirstWorld.ts';
import { surveyCalls } from '../surveys/surveyCalls.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertManager } from '../../../testing/insertManager.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { noMarks } from '../../calls/browserMarks.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const findingsOf = async (survey_id: string) => (await api.call('checkDialog', { survey_id }, author.token)).findings;

test('the stored dialog is checked, in words for authors and without its answers', async () => {
  const blocks = inOrder(aBlock('open', 'name', { context: 'Wie heißen Sie?', jump_to_question: 'weg' }));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  expect(await findingsOf(survey_id)).toEqual([
    {
      id: 'gone-target name then',
      kind: 'gone-target',
      severity: 'error',
      unique_question_id: 'name',
      place: expect.any(String),
      message: 'Ein Sprung führt zu einem Block, den es nicht mehr gibt.',
      meets: 'Statt zu springen, geht der Dialog mit dem nächsten Block der Reihenfolge weiter.',
    },
  ]);
});

test('triggers of its multi-chat that name what is not there any more are found', async () => {
  const blocks = inOrder(aBlock('open', 'a', { context: 'Wer?' }), aBlock('open', 'b', { context: 'Wann?' }));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const dialog_manager_id = await insertManager(api, survey_id);
  expect(await findingsOf(survey_id)).toEqual([]);
  const trigger = { dialog_manager_id, survey_id, unique_question_id: 'b', trigger: `waitFor;${survey_id};a` };
  await api.call('createTrigger', trigger, author.token);
  expect(await findingsOf(survey_id)).toEqual([]);
  await api.call('updateSurveyBlocks', { action: 'delete', survey_id, unique_question_id: 'a' }, author.token);
  expect(await findingsOf(survey_id)).toMatchObject([{ kind: 'trigger-gone', unique_question_id: 'b' }]);
});

test('nothing is raised on the dialogs that a new installation begins with', async () => {
  const who = { kind: 'author', user_id: author.user_id, family_id: '', fresh: true } as const;
  const context: AuthorContext = {
    services: api.services,
    who,
    address: '127.0.0.1',
    marks: noMarks,
    inWholeShare: (work) => work(),
  };
  await makeFirstWorld({ ...surveyCalls, ...blockCalls }, context);
  const { surveys } = await api.call('listSurveys', {}, author.token);
  expect(surveys).toHaveLength(3);
  for (const { survey_id } of surveys) expect(await findingsOf(survey_id)).toEqual([]);
});

test('over a real connection the answer comes, too', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const blocks = inOrder(aBlock('open', 'name', { context: 'Wie heißen Sie?' }));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const { method, path } = calls.checkDialog;
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' };
  const url = `${address}${path.replace(':survey_id', survey_id)}`;
  const body = method === 'POST' ? { body: JSON.stringify({ survey_id }) } : {};
  const answer = await fetch(url, { method, headers, ...body });
  expect(answer.status).toBe(200);
});
