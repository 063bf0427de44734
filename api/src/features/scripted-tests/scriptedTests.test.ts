import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { errorBody } from '@dialogwerk/shared/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

/** A test conversation of the author's with these replies. */
async function tried(...replies: readonly (readonly [string, Reply])[]): Promise<void> {
  const { token_live } = await api.call('testRegister', { survey_id }, author.token);
  await api.call('conversation', { survey_id }, token_live);
  for (const [unique_question_id, reply] of replies) {
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id, reply };
    await api.call('turn', turn, token_live);
  }
}
const name = ['name', { type: 'open', text: 'Ana' }] as const;
const keep = (test_id: string = randomUUID()) => ({ survey_id, test_id });

it('a test conversation is kept, named by its replies, found broken by the check, deleted and brought back', async () => {
  await tried(name);
  const wanted = keep();
  const { test } = await api.call('keepConversationAsTest', wanted, author.token);
  expect(test).toMatchObject({ name: 'Ana', expected: { ended: false }, created_by: { user_id: author.user_id } });
  expect((await api.call('keepConversationAsTest', wanted, author.token)).test).toEqual(test);
  const { tests } = await api.call('scriptedTests', { survey_id }, author.token);
  expect(tests).toEqual([test]);

  const broken = async () =>
    (await api.call('checkDialog', { survey_id }, author.token)).findings.filter(({ kind }) => kind === 'test-broken');
  expect(await broken()).toEqual([]);
  await editSurvey(api, survey_id, inOrder(aBlock('open', 'name', { context: 'Wie heißen Sie?' })));
  expect(await broken()).toMatchObject([{ severity: 'error', message: expect.stringContaining('„Ana“') }]);

  const { created_at: _at, created_by: _by, ...content } = test;
  const accepted = {
    ...content,
    survey_id,
    name: 'Nur der Name',
    expected: { ...test.expected, ended: true, last: 'name' },
  };
  await api.call('setScriptedTest', accepted, author.token);
  expect(await broken()).toEqual([]);
  await api.call('deleteScriptedTest', wanted, author.token);
  expect((await api.call('scriptedTests', { survey_id }, author.token)).tests).toEqual([]);
  await api.call('setScriptedTest', accepted, author.token);
  expect((await api.call('scriptedTests', { survey_id }, author.token)).tests).toMatchObject([
    { name: 'Nur der Name' },
  ]);
});

it('what cannot be a test is refused with its reason', async () => {
  const refusal = async (token = author.token) =>
    errorBody.parse((await api.send('keepConversationAsTest', keep(), token)).body).code;
  expect(await refusal()).toBe('conversation/unknown');
  await tried();
  expect(await refusal()).toBe('scripted-test/no-reply');
  await tried(name);
  const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
  // Everybody has a test conversation of their own.
  expect(await refusal(trainer.token)).toBe('conversation/unknown');
  await editSurvey(api, survey_id, inOrder(aBlock('open', 'reason', { context: 'Warum?' })));
  expect(await refusal()).toBe('scripted-test/dialog-changed');
});

it('a dialog keeps a hundred tests and no more', async () => {
  await tried(name);
  const { test } = await api.call('keepConversationAsTest', keep(), author.token);
  const script = JSON.stringify({ seed: null, events: test.events, expected: test.expected });
  const created_at = new Date(api.clock.now);
  const rows = Array.from({ length: 99 }, () => ({
    ...keep(),
    name: 'Noch einer',
    script,
    created_at,
    created_by: null,
  }));
  await api.services.db.insertInto('scripted_tests').values(rows).execute();
  expect(await api.send('keepConversationAsTest', keep(), author.token)).toMatchObject({
    status: 409,
    body: { code: 'scripted-test/too-many' },
  });
  expect((await api.call('keepConversationAsTest', keep(test.test_id), author.token)).test.test_id).toBe(test.test_id);
});
