import type { CallName, RoleName } from '@dialogwerk/shared/contract';
import { describe, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder, threeQuestions } from '../../testing/blocks.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';

const api = await apiOfFile();

const roles: readonly RoleName[] = [
  'Besitzer',
  'Voller Zugriff',
  'Bearbeiten + Trainieren',
  'Trainieren',
  'Analysieren',
];
const everyone = roles;
const editors: readonly RoleName[] = ['Besitzer', 'Voller Zugriff', 'Bearbeiten + Trainieren'];
const trainers: readonly RoleName[] = [...editors, 'Trainieren'];
const publishers: readonly RoleName[] = ['Besitzer', 'Voller Zugriff'];
const analysts: readonly RoleName[] = ['Besitzer', 'Voller Zugriff', 'Analysieren'];
const owners: readonly RoleName[] = ['Besitzer'];

interface Case {
  readonly call: CallName;
  readonly allowed: readonly RoleName[];
  readonly input: (survey_id: string | number) => Readonly<Record<string, unknown>>;
}

const justId = (survey_id: string | number) => ({ survey_id });
const cases: readonly Case[] = [
  { call: 'dialog', allowed: everyone, input: justId },
  { call: 'mediaList', allowed: everyone, input: justId },
  { call: 'findDialogmanagerStatus', allowed: everyone, input: (id) => ({ id }) },
  { call: 'dialogPermissions', allowed: everyone, input: justId },
  { call: 'surveyDataConfigurator', allowed: trainers, input: justId },
  { call: 'surveyChanges', allowed: trainers, input: (survey_id) => ({ survey_id, since: 0 }) },
  { call: 'changeHistory', allowed: trainers, input: justId },
  { call: 'importReport', allowed: trainers, input: justId },
  { call: 'testRegister', allowed: trainers, input: justId },
  {
    call: 'updateSurveyBlocks',
    allowed: editors,
    input: (survey_id) => ({
      action: 'update',
      survey_id,
      unique_question_id: 'name',
      changed_values: { short_name: 'Name' },
    }),
  },
  {
    call: 'updateSurveySettings',
    allowed: editors,
    input: (survey_id) => ({ action: 'config', survey_id, changed_values: { speed: 0.7 } }),
  },
  {
    call: 'surveyStructure',
    allowed: editors,
    input: (id) => ({ id, connections: [{ source: 'name', target: 'age' }] }),
  },
  { call: 'switchActivateLink', allowed: publishers, input: (survey_id) => ({ item: { survey_id, active: true } }) },
  { call: 'checkDialog', allowed: roles, input: justId },
  { call: 'answers', allowed: analysts, input: justId },
  { call: 'deleteSurvey', allowed: owners, input: justId },
];

describe.each(cases)('$call', ({ call, allowed, input }) => {
  test.each(roles)('by %s', async (role) => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions });
    const author = await anAuthorWithRole(api, survey_id, role);
    const answer = await api.send(call, input(survey_id), author.token);
    const refusal = { status: 409, body: { msg: expect.stringContaining(`„${role}“`) } };
    expect(answer).toMatchObject(allowed.includes(role) ? { status: 200 } : refusal);
  });

  test('by an author without a role the dialog does not exist', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: await anAuthor(api) });
    const stranger = await anAuthor(api);
    expect(await api.send(call, input(survey_id), stranger.token)).toMatchObject({
      status: 404,
      body: { msg: 'Diesen Dialog gibt es nicht, oder Sie haben keinen Zugriff darauf.' },
    });
  });

  test('the number of the dialog serves as well as its public id', async () => {
    const owner = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
    const { survey_id_int } = await api.call('dialog', { survey_id }, owner.token);
    expect(await api.send(call, input(survey_id_int), owner.token)).toMatchObject({ status: 200 });
  });

  test('a deleted dialog does not exist', async () => {
    const owner = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
    await api.call('deleteSurvey', { survey_id }, owner.token);
    expect(await api.send(call, input(survey_id), owner.token)).toMatchObject({ status: 404 });
  });
});

describe('restoreSurvey', () => {
  test.each(roles)('by %s', async (role) => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions });
    const author = await anAuthorWithRole(api, survey_id, role);
    const owner = await anAuthorWithRole(api, survey_id, 'Besitzer');
    await api.call('deleteSurvey', { survey_id }, owner.token);
    const status = role === 'Besitzer' ? 200 : 409;
    expect(await api.send('restoreSurvey', { survey_id }, author.token)).toMatchObject({ status });
  });
});

describe('flags', () => {
  const table: readonly [RoleName, readonly number[]][] = [
    ['Besitzer', [1, 1, 1, 1, 1]],
    ['Voller Zugriff', [1, 1, 1, 1, 1]],
    ['Bearbeiten + Trainieren', [1, 1, 1, 0, 0]],
    ['Trainieren', [0, 1, 1, 0, 0]],
    ['Analysieren', [0, 0, 0, 0, 1]],
  ];

  async function flags(author: TestAuthor, survey_id: string): Promise<number[]> {
    const survey = await api.call('dialog', { survey_id }, author.token);
    const { surveys } = await api.call('listSurveys', {}, author.token);
    const read = (from: typeof survey | undefined | (typeof surveys)[number]) => [
      from?.bearbeiten ?? -1,
      from?.intrance ?? -1,
      from?.testen ?? -1,
      from?.live_switch ?? -1,
      from?.analyse ?? -1,
    ];
    expect(read(surveys.find((item) => item.survey_id === survey_id))).toEqual(read(survey));
    return read(survey);
  }

  test.each(table)('of %s are the table of the roles', async (role, expected) => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions });
    expect(await flags(await anAuthorWithRole(api, survey_id, role), survey_id)).toEqual(expected);
  });

  test('a dialog that asks nothing can neither be tested nor go live', async () => {
    const owner = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: [], active: false, owner });
    expect(await flags(owner, survey_id)).toEqual([1, 1, 0, 0, 1]);
    expect(await api.send('testRegister', { survey_id }, owner.token)).toMatchObject({ status: 409 });
    const live = await api.send('switchActivateLink', { item: { survey_id, active: true } }, owner.token);
    expect(live).toMatchObject({ status: 409, body: { msg: expect.stringContaining('noch keine Frage') } });
    const off = await api.send('switchActivateLink', { item: { survey_id, active: false } }, owner.token);
    expect(off).toMatchObject({ status: 200 });
  });

  test('a dialog in which only a language model asks can be tested and go live', async () => {
    const owner = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: inOrder(aBlock('gpt', 'talk')), active: false, owner });
    expect(await flags(owner, survey_id)).toEqual([1, 1, 1, 1, 1]);
    const live = await api.send('switchActivateLink', { item: { survey_id, active: true } }, owner.token);
    expect(live).toMatchObject({ status: 200 });
  });

  test('who may manage the team is told to all of it', async () => {
    const survey_id = await insertSurvey(api, { blocks: [] });
    const managers: RoleName[] = [];
    for (const role of roles) {
      const author = await anAuthorWithRole(api, survey_id, role);
      const answer = await api.call('dialogPermissions', { survey_id }, author.token);
      if (answer.sharing_permission === 1) managers.push(role);
      expect(answer.roles_current_survey_id).toContainEqual({
        name: author.username,
        role,
        own_role: role,
        workspace: null,
        invite_accepted: 1,
      });
    }
    expect(managers).toEqual(['Besitzer', 'Voller Zugriff']);
  });
});
