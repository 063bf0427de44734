import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const api = await apiOfFile();
let author: TestAuthor;
let a: string;
let b: string;
beforeEach(async () => {
  author = await anAuthor(api);
  a = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Kommissarin', owner: author });
  b = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Zeuge', owner: author });
});

const create = async (...survey_ids: string[]) =>
  (await api.call('createManager', { name: ' Krimi ', survey_ids }, author.token)).manager;
const order = (manager: { connected_surveys: { survey_id: string }[] }) =>
  manager.connected_surveys.map(({ survey_id }) => survey_id);
const grant = (survey_id: string, user: TestAuthor, role: RoleName) =>
  api.services.db.insertInto('members').values({ survey_id, user_id: user.user_id, role }).execute();

describe('a multi-chat', () => {
  test('joins dialogs in their order, and can be renamed, reordered, grown and made smaller [§3.8]', async () => {
    const made = await create(b, a);
    expect(made).toMatchObject({ name: 'Krimi', hidden_surveys: 0, may_edit: true });
    expect(made.connected_surveys).toEqual([
      { survey_id: b, survey_name: 'Zeuge', order: 0, may_edit: true },
      { survey_id: a, survey_name: 'Kommissarin', order: 1, may_edit: true },
    ]);
    const id = made.dialog_manager_id;
    const change = (fields: object) => api.call('updateManager', { id, ...fields }, author.token);
    expect((await change({ name: 'Der Fall' })).manager).toMatchObject({ name: 'Der Fall' });
    expect(order((await change({ survey_ids: [a, b] })).manager)).toEqual([a, b]);
    expect(order((await change({ survey_ids: [b] })).manager)).toEqual([b]);
    expect(await api.call('connectedSurveys', { id }, author.token)).toMatchObject({ name: 'Der Fall' });
    const status = async (survey_id: string) =>
      (await api.call('findDialogmanagerStatus', { id: survey_id }, author.token)).connected_status;
    expect(await status(a)).toEqual({ dialog_manager_id: null, additional_dms: [] });
    const other = await create(b);
    expect(await status(b)).toEqual({ dialog_manager_id: id, additional_dms: [other.dialog_manager_id] });
    expect((await api.call('listManagers', {}, author.token)).managers).toMatchObject([
      { dialog_manager_id: other.dialog_manager_id },
      { dialog_manager_id: id },
    ]);
  });

  test('that was deleted does not exist, and comes back with its triggers', async () => {
    const { dialog_manager_id: id } = await create(a, b);
    const trigger = { dialog_manager_id: id, survey_id: a, unique_question_id: 'mood', trigger: `waitFor;${b};name` };
    await api.call('createTrigger', trigger, author.token);
    await api.call('deleteManager', { id }, author.token);
    expect(await api.send('connectedSurveys', { id }, author.token)).toMatchObject({ status: 404 });
    expect(await api.send('dialogmanagerTrigger', { id }, author.token)).toMatchObject({ status: 404 });
    expect((await api.call('listManagers', {}, author.token)).managers).toEqual([]);
    const { connected_status } = await api.call('findDialogmanagerStatus', { id: a }, author.token);
    expect(connected_status.dialog_manager_id).toBeNull();
    expect(order((await api.call('restoreManager', { id }, author.token)).manager)).toEqual([a, b]);
    expect((await api.call('dialogmanagerTrigger', { id }, author.token)).trigger_objects).toHaveLength(1);
  });

  test('keeps the triggers of a dialog that is taken out for when it comes back', async () => {
    const { dialog_manager_id: id } = await create(a, b);
    const trigger = { dialog_manager_id: id, survey_id: a, unique_question_id: 'mood', trigger: `waitFor;${b};name` };
    await api.call('createTrigger', trigger, author.token);
    const seen = async () => (await api.call('dialogmanagerTrigger', { id }, author.token)).trigger_objects.length;
    await api.call('updateManager', { id, survey_ids: [a] }, author.token);
    expect(await seen()).toBe(0);
    await api.call('updateManager', { id, survey_ids: [a, b] }, author.token);
    expect(await seen()).toBe(1);
    await api.call('deleteSurvey', { survey_id: b }, author.token);
    expect(await seen()).toBe(0);
    await api.call('updateManager', { id, survey_ids: [a] }, author.token);
    await api.call('restoreSurvey', { survey_id: b }, author.token);
    expect(await seen()).toBe(1);
  });

  test('takes changes that come at once one after the other', async () => {
    const { dialog_manager_id: id } = await create(a, b);
    const orders = [[a, b], [b, a], [a], [b]];
    const answers = await Promise.all(
      orders.map((survey_ids) => api.send('updateManager', { id, survey_ids }, author.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(orders).toContainEqual(order(await api.call('connectedSurveys', { id }, author.token)));
  });

  test.each([
    ['no dialog', () => [], 400, 'mindestens einen Dialog'],
    ['the same dialog twice', () => [a, a], 400, 'nur einmal'],
    ['an unknown dialog', () => [a, 'unbekannt'], 404, 'Diesen Dialog gibt es nicht'],
  ])('of %s is refused', async (_, survey_ids, status, msg) => {
    expect(await api.send('createManager', { name: 'X', survey_ids: survey_ids() }, author.token)).toMatchObject({
      status,
      body: { msg: expect.stringContaining(msg) },
    });
  });
});

describe('who may', () => {
  const roles: readonly (readonly [RoleName, boolean])[] = [
    ['Besitzer', true],
    ['Voller Zugriff', true],
    ['Bearbeiten + Trainieren', true],
    ['Trainieren', false],
    ['Analysieren', false],
  ];

  test.each(roles)('%s in one of the dialogs: see it; change it: %s', async (role, allowed) => {
    const { dialog_manager_id: id } = await create(a, b);
    const other = await anAuthorWithRole(api, a, role);
    await grant(b, other, 'Besitzer');
    const status = allowed ? 200 : 409;
    expect(await api.send('connectedSurveys', { id }, other.token)).toMatchObject({
      status: 200,
      body: { may_edit: allowed },
    });
    expect(await api.send('updateManager', { id, name: 'Neu' }, other.token)).toMatchObject({ status });
    expect(await api.send('createManager', { name: 'Neu', survey_ids: [a, b] }, other.token)).toMatchObject({ status });
    const trigger = { dialog_manager_id: id, survey_id: a, unique_question_id: 'mood', trigger: `moveTo;${b};name` };
    const made = await api.send('createTrigger', trigger, other.token);
    expect(made).toMatchObject({ status: allowed ? 201 : 409 });
    const back = { ...trigger, survey_id: b, trigger: `moveTo;${a};name` };
    expect(await api.send('createTrigger', back, other.token)).toMatchObject({ status: allowed ? 201 : 409 });
    const own = await api.call('createTrigger', { ...trigger, trigger: `waitFor;${b};age` }, author.token);
    const triggerId = own.trigger.trigger_id;
    expect(await api.send('deleteTrigger', { triggerId }, other.token)).toMatchObject({ status });
    expect(await api.send('deleteManager', { id }, other.token)).toMatchObject({ status });
    if (allowed) return;
    await api.call('deleteManager', { id }, author.token);
    expect(await api.send('restoreManager', { id }, other.token)).toMatchObject({ status: 409 });
  });

  test('nobody without a role in any dialog: it does not exist for them', async () => {
    const { dialog_manager_id: id } = await create(a, b);
    const trigger = { dialog_manager_id: id, survey_id: a, unique_question_id: 'mood', trigger: `waitFor;${b};name` };
    const { trigger_id } = (await api.call('createTrigger', trigger, author.token)).trigger;
    const stranger = await anAuthor(api);
    const refused = async (name: Parameters<TestApi['send']>[0], input: Record<string, unknown>) =>
      expect(await api.send(name, input, stranger.token)).toMatchObject({ status: 404 });
    await refused('connectedSurveys', { id });
    await refused('dialogmanagerTrigger', { id });
    await refused('updateManager', { id, name: 'Meins' });
    await refused('deleteManager', { id });
    await refused('createTrigger', trigger);
    await refused('deleteTrigger', { triggerId: trigger_id });
    await refused('createManager', { name: 'Meins', survey_ids: [a] });
    expect((await api.call('listManagers', {}, stranger.token)).managers).toEqual([]);
  });

  test('who has a role in one dialog alone: they see that one, and change nothing', async () => {
    const { dialog_manager_id: id } = await create(a, b);
    const other = await anAuthorWithRole(api, a, 'Besitzer');
    const [seen] = (await api.call('listManagers', {}, other.token)).managers;
    expect(seen).toMatchObject({ hidden_surveys: 1, may_edit: false, connected_surveys: [{ survey_id: a }] });
    expect(await api.send('updateManager', { id, survey_ids: [a] }, other.token)).toMatchObject({ status: 409 });
    const trigger = { dialog_manager_id: id, survey_id: a, unique_question_id: 'mood', trigger: `waitFor;${b};name` };
    expect(await api.send('createTrigger', trigger, other.token)).toMatchObject({ status: 404 });
  });
});
