import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { errorBody } from '@dialogwerk/shared/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;

const options = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];
const blocks = inOrder(
  aBlock('single', 'da', {
    context: 'Waren Sie da?',
    variable: 'da',
    options,
    jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'warum' }],
  }),
  aBlock('number', 'note', {
    context: 'Welche Note, bei {{da}}?',
    variable: 'note',
    jump_to_ids: [{ kind: 'condition', condition: 'note <= 6', target: 'warum' }],
  }),
  aBlock('open', 'lob', { context: 'Was war gut?' }),
  aBlock('open', 'warum', { context: 'Warum?' }),
);

beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

/** The author's test, as a respondent of their own. */
async function testing() {
  const { token_live } = await api.call('testRegister', { survey_id, as_it_is: true }, author.token);
  const state = () => api.call('conversation', { survey_id }, token_live);
  const reply = async (unique_question_id: string, said: Reply) => {
    await state();
    await api.call('turn', { survey_id, turn_id: randomUUID(), unique_question_id, reply: said }, token_live);
  };
  return { state, reply };
}
const trace = () => api.call('testTrace', { survey_id }, author.token);

it('tells the way of a test, why it went there, and what is known by then', async () => {
  const { reply } = await testing();
  await reply('da', { type: 'single', option_id: 'ja' });
  await reply('note', { type: 'number', value: 3 });
  const { steps, variables, calls } = await trace();
  expect(steps).toMatchObject([
    { kind: 'start', at: null, said: null, came: [{ name: 'Waren Sie da?', why: null }] },
    {
      kind: 'reply',
      at: 'da',
      said: 'Ja',
      came: [{ unique_question_id: 'note', why: 'der Reihe nach' }],
      changed: [{ variable: 'da', value: 'Ja' }],
    },
    {
      at: 'note',
      said: '3',
      came: [{ unique_question_id: 'warum', why: 'weil: „Welche Note, bei {{da}}?“ höchstens 6' }],
      changed: [{ variable: 'note', value: 3 }],
    },
  ]);
  expect(variables).toEqual([
    { variable: 'da', value: 'Ja', kind: 'text' },
    { variable: 'note', value: 3, kind: 'number' },
    { variable: 'lob', value: null, kind: 'text' },
    { variable: 'warum', value: null, kind: 'text' },
  ]);
  expect(calls).toEqual([]);
  await reply('warum', { type: 'open', text: 'So.' });
  expect((await trace()).steps.at(-1)).toMatchObject({ said: 'So.', came: [], ended: 'der Reihe nach' });
});

it('goes back to an earlier step, and the other way from there', async () => {
  const { reply, state } = await testing();
  await reply('da', { type: 'single', option_id: 'ja' });
  await reply('note', { type: 'number', value: 9 });
  await reply('lob', { type: 'open', text: 'Alles' });
  const { history } = await api.call('rewindTest', { survey_id, keep: 1 }, author.token);
  expect(history.map(({ context }) => context)).toContain('Waren Sie da?');
  expect(history.map(({ context }) => context)).not.toContain('Ja');
  expect(await state()).toMatchObject({ question: { unique_question_id: 'da' }, turn: 1, finished: false });
  await reply('da', { type: 'single', option_id: 'nein' });
  const { steps, variables } = await trace();
  expect(steps.at(-1)).toMatchObject({ said: 'Nein', came: [{ name: 'Warum?', why: 'wegen „Nein“' }] });
  expect(variables).toContainEqual({ variable: 'note', value: null, kind: 'number' });
});

it('goes on with a variable that was set, which is a step of the way and of a test that is kept', async () => {
  const { reply, state } = await testing();
  await reply('da', { type: 'single', option_id: 'ja' });
  const { history } = await api.call('rewindTest', { survey_id, keep: 2, values: { da: 'ja und nein' } }, author.token);
  expect(history.at(-1)?.context).toBe('Welche Note, bei ja und nein?');
  expect(await state()).toMatchObject({ question: { unique_question_id: 'note' } });
  await reply('note', { type: 'number', value: 2 });
  const { steps } = await trace();
  expect(steps.map(({ kind }) => kind)).toEqual(['start', 'reply', 'set', 'reply']);
  expect(steps[2]).toMatchObject({ changed: [{ variable: 'da', value: 'ja und nein' }] });
  const { test } = await api.call('keepConversationAsTest', { survey_id, test_id: randomUUID() }, author.token);
  expect(test.expected).toEqual({ ended: false, last: 'warum', values: { da: 'ja und nein', note: 2 } });
  const { findings } = await api.call('checkDialog', { survey_id }, author.token);
  expect(findings.filter(({ kind }) => kind === 'test-broken')).toEqual([]);
});

it('is nothing without a test of one’s own', async () => {
  const codeOf = async (name: 'testTrace' | 'rewindTest', request: Readonly<Record<string, unknown>>) =>
    errorBody.parse((await api.send(name, request, author.token)).body).code;
  expect(await codeOf('testTrace', { survey_id })).toBe('conversation/unknown');
  expect(await codeOf('rewindTest', { survey_id, keep: 1 })).toBe('conversation/unknown');
  await testing();
  expect(await trace()).toMatchObject({ steps: [], calls: [] });
});
