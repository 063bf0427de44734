import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  const blocks = inOrder(aBlock('gpt', 'talk'), aBlock('gpt', 'more'), aBlock('open', 'end'));
  id = await insertSurvey(api, { blocks, owner: author });
});

const motive = { unique_question_id: 'talk', condition: 'Die Person hat ein Motiv genannt', target: 'end' };
const create = async (fields = motive) =>
  (await api.call('createGptExitCondition', { id, ...fields }, author.token)).gpt_exit_condition;
const read = () => api.call('surveyDataConfigurator', { survey_id: id }, author.token);
const inBlock = async (block: string) => {
  const { survey } = await read();
  const found = survey.all_questions.find(({ unique_question_id }) => unique_question_id === block);
  return found?.type === 'gpt' ? found.gpt_exit_conditions : null;
};

describe('exit conditions', () => {
  test('stand in their block, and the dialog lists them [§3.10]', async () => {
    const made = await create();
    expect(made).toMatchObject({ survey_id: id, ...motive });
    expect(await inBlock('talk')).toEqual([{ id: made.id, condition: motive.condition, target: 'end' }]);
    const { survey, revision } = await read();
    expect(survey.gpt_exit_conditions).toEqual([made]);
    expect(revision).toBe(2);
  });

  test('can end the dialog', async () => {
    const made = await create({ ...motive, target: DIALOG_END });
    expect(await inBlock('talk')).toEqual([{ id: made.id, condition: motive.condition, target: DIALOG_END }]);
  });

  test('are changed in their place, and can move to another block', async () => {
    const first = await create();
    const second = await create({ ...motive, condition: 'Die Person will gehen' });
    const update = (fields: object) =>
      api.call('updateGptExitCondition', { id, conditionId: first.id, ...motive, ...fields }, author.token);
    await update({ condition: 'Die Person gesteht', target: null });
    expect(await inBlock('talk')).toMatchObject([
      { id: first.id, condition: 'Die Person gesteht', target: null },
      { id: second.id },
    ]);
    await update({ unique_question_id: 'more' });
    expect(await inBlock('talk')).toMatchObject([{ id: second.id }]);
    expect(await inBlock('more')).toMatchObject([{ id: first.id }]);
  });

  test('that are written as they are make no revision', async () => {
    const made = await create();
    const { revision } = await read();
    await api.call('updateGptExitCondition', { id, conditionId: made.id, ...motive }, author.token);
    expect((await read()).revision).toBe(revision);
  });

  test('are taken away', async () => {
    const made = await create();
    await api.call('deleteGptExitCondition', { id, conditionId: made.id }, author.token);
    expect(await inBlock('talk')).toEqual([]);
    const again = await api.send('deleteGptExitCondition', { id, conditionId: made.id }, author.token);
    expect(again).toMatchObject({ status: 404, body: { msg: expect.stringContaining('Ausstiegsbedingung') } });
  });

  test('are those of a KI-Gespräch, lead to a block that is there, and are not endless', async () => {
    const refused = async (fields: object, status: number, msg: string) =>
      expect(await api.send('createGptExitCondition', { id, ...motive, ...fields }, author.token)).toMatchObject({
        status,
        body: { msg: expect.stringContaining(msg) },
      });
    await refused({ unique_question_id: 'end' }, 409, 'kein KI-Gespräch');
    await refused({ unique_question_id: 'weg' }, 404, 'weg');
    await refused({ target: 'weg' }, 404, 'weg');
    await refused({ condition: '' }, 400, '„condition“');
    for (let index = 0; index < 20; index += 1) await create();
    await refused({}, 409, 'höchstens 20');
  });

  test.each<[RoleName | null, number]>([
    ['Bearbeiten + Trainieren', 200],
    ['Trainieren', 409],
    ['Analysieren', 409],
    [null, 404],
  ])('by %s: %s', async (role, status) => {
    const { id: conditionId } = await create();
    const { token } = await anAuthorWithRole(api, id, role);
    expect(await api.send('createGptExitCondition', { id, ...motive }, token)).toMatchObject({ status });
    const update = { id, conditionId, ...motive };
    expect(await api.send('updateGptExitCondition', update, token)).toMatchObject({ status });
    expect(await api.send('deleteGptExitCondition', { id, conditionId }, token)).toMatchObject({ status });
  });
});
