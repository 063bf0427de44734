import { beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, anAccount } from '../anAccount.ts';
import type { TestAuthor } from '../anAuthor.ts';
import { apiOfFile } from '../apiOfFile.ts';
import { aBlock, inOrder, threeQuestions } from '../blocks.ts';
import { insertManager } from '../insertManager.ts';
import { insertSurvey } from '../insertSurvey.ts';
import { linkIn } from '../linkIn.ts';
import { aPng } from '../media/sampleFiles.ts';
import { uploadMedia } from '../uploadFile.ts';
import { rawCall } from './rawCall.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
let count = 0;
beforeEach(async () => {
  await api.deliver();
  author = await anAccount(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

type Call = Parameters<typeof rawCall>[1];
/** Made by the author. */
const made = (call: Call, payload?: object, token = author.token) => rawCall(api, call, payload, token);
const open = (call: Call, payload: object) => rawCall(api, call, payload);
const text = expect.any(String);
const invited = async (more: object = {}) => {
  const name = `neu-${(count += 1)}@example.org`;
  const sent = { survey_id, name, new_role: 'Trainieren', apply_to_multichat: false, dialog_manager_id: null, ...more };
  expect(await made('POST /api/invite_user', sent)).toMatchObject({ status: 200 });
  return sent;
};
const team = async () =>
  (await made('POST /api/get_dialog_permissions', { survey_id })).body['roles_current_survey_id'];

test('login [§7.4]', async () => {
  const answer = await open('POST /api/login', { username: author.username, password: TEST_PASSWORD });
  const { user_id } = author;
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    token: text,
    refresh_token: text,
    user_id,
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
});

test('registration by a magic link, and what opens it [§7.5 §7.6]', async () => {
  const { name } = await invited();
  const magic_link = linkIn((await api.deliver())[0]).token;
  expect((await open('POST /api/magic_link', { magic_link })).body).toMatchObject({ username: name });
  const answer = await open('POST /api/magic_link_registration', {
    username: name,
    firstName: 'Grace',
    lastName: 'Hopper',
    password: 'eine lange neue Losung',
    magic_link,
  });
  expect(answer.body).toMatchObject({ success: true, token: text, refresh_token: text, user_id: text, msg: text });
  expect(await open('POST /api/magic_link', { magic_link })).toMatchObject({ status: 400 });
});

test('verify-token [§7.7]', async () => {
  expect(await made('POST /api/verify-token', {})).toMatchObject({ status: 200 });
  expect(await made('POST /api/verify-token', {}, 'keines')).toMatchObject({ status: 401 });
});

test.each([
  ['register_live [§7.8]', 'POST /api/register_live', () => ({ survey_id })],
  ['register_live_list [§7.9]', 'POST /api/register_live_list', () => ({ survey_id_list: [survey_id] })],
] as const)('%s', async (_, call, request) => {
  expect(await open(call, request())).toMatchObject({
    status: 200,
    body: { success: true, username_live: text, token_live: text, refresh_token_live: text, user_id: text },
  });
});

test('refresh carries the refresh token as bearer [§7.1 §7.10]', async () => {
  expect(await made('POST /api/refresh', undefined, author.refresh_token)).toMatchObject({
    status: 200,
    body: { token: text, refresh_token: text },
  });
  expect(await made('POST /api/refresh')).toMatchObject({ status: 401 });
});

test('dialog [§7.11]', async () => {
  expect(await made('POST /api/dialog', { survey_id })).toMatchObject({ status: 200, body: { survey_id } });
});

test('get_media_list [§3.12 §7.12]', async () => {
  await uploadMedia(api, survey_id, 'logo', aPng(300), { token: author.token, name: 'Logo.png' });
  const { body } = await made('POST /api/get_media_list', { survey_id });
  expect(body['media_files']).toEqual([
    { survey_id, filename_db: text, type: 'logo', location: text, misc: 'Logo.png' },
  ]);
});

test('the calls of a dialog manager [§7.13-17]', async () => {
  const id = await insertManager(api, survey_id);
  const status = await made(`GET /api/find_dialogmanager_status/${survey_id}`);
  expect(status.body).toMatchObject({ msg: 'success', connected_status: { dialog_manager_id: id } });
  const connected = await made(`GET /api/get_connected_surveys/${id}`);
  expect(connected.body).toMatchObject({ connected_surveys: [{ survey_id, order: 1 }] });
  const trigger = `waitFor;${survey_id};name`;
  const wanted = { dialog_manager_id: id, survey_id, unique_question_id: 'age', trigger, init_survey: false };
  expect(await made('POST /api/create_trigger', wanted)).toMatchObject({ status: 201 });
  const { body } = await made(`GET /api/get_dialogmanager_trigger/${id}`);
  expect(body['trigger_objects']).toMatchObject([wanted]);
  const [stored] = (await api.call('dialogmanagerTrigger', { id }, author.token)).trigger_objects;
  expect(await made(`DELETE /api/delete_trigger/${stored?.trigger_id}`)).toMatchObject({ status: 200 });
  expect((await made(`GET /api/get_dialogmanager_trigger/${id}`)).body).toEqual({ trigger_objects: [] });
});

test('exit conditions are made, changed and deleted [§3.10 §7.18 §7.19]', async () => {
  const led = await insertSurvey(api, {
    blocks: inOrder(aBlock('gpt', 'talk'), aBlock('open', 'after')),
    owner: author,
  });
  const wish = { unique_question_id: 'talk', condition: 'Der Name ist gefallen.', target: 'after' };
  const created = await made(`POST /api/surveys/${led}/gpt_exit_conditions`, wish);
  expect(created.body).toMatchObject({ gpt_exit_condition: { id: text, survey_id: led, unique_question_id: 'talk' } });
  const [stored] = (await api.call('dialog', { survey_id: led }, author.token)).gpt_exit_conditions;
  const address = `/api/surveys/${led}/gpt_exit_conditions/${stored?.id}` as const;
  expect(await made(`PUT ${address}`, { ...wish, condition: 'Er gesteht.' })).toMatchObject({ status: 200 });
  expect(await made(`DELETE ${address}`)).toMatchObject({ status: 200 });
});

test('update_survey_blocks: update, create, delete, recreate [§7.20]', async () => {
  const change = (action: string, unique_question_id: string, more: object = {}) =>
    made('POST /api/update_survey_blocks', { survey_id, action, unique_question_id, ...more });
  const shape = {
    type: 'likert',
    order: 1,
    source_node_id: 'name',
    context: 'Wie sehr?',
    optionals: { short_name: 'sehr' },
  };
  const texts = { nachfrage: 'Warum?', likert_na: true, acknowledgement: 'Danke.' };
  const created = await change('create', 'scale', { ...shape, ...texts });
  const block = { unique_question_id: 'scale', order: 1, context: 'Wie sehr?', short_name: 'sehr', ...texts };
  expect(created).toMatchObject({ status: 200, body: { block } });
  const updated = await change('update', 'scale', { changed_values: { context: 'Wie sehr genau?' } });
  expect(updated.body).toMatchObject({ block: { context: 'Wie sehr genau?' } });
  expect(await change('delete', 'scale')).toMatchObject({ status: 200, body: { block: null } });
  expect((await change('recreate', 'scale')).body).toMatchObject({ block: { context: 'Wie sehr genau?' } });
});

test('update_survey_settings: config, fixmessages, survey_list_isEnd [§7.21]', async () => {
  const change = (action: string, changed_values: object) =>
    made('POST /api/update_survey_settings', { survey_id, action, changed_values });
  expect(await change('config', { accent_color: '#112233' })).toMatchObject({ status: 200 });
  expect(await change('fixmessages', { welcome: 'Willkommen!' })).toMatchObject({ status: 200 });
  expect(await change('survey_list_isEnd', { survey_list_isEnd: ['mood'] })).toMatchObject({ status: 200 });
  const { survey } = await api.call('surveyDataConfigurator', { survey_id }, author.token);
  expect(survey).toMatchObject({ accent_color: '#112233', welcome: 'Willkommen!' });
  expect(survey.all_questions.filter(({ is_end }) => is_end).map((one) => one.unique_question_id)).toEqual(['mood']);
});

test('simulate_path [§7.22]', async () => {
  const dialog_manager_id = await insertManager(api, survey_id);
  const wish = { dialog_manager_id, target_unique_question_id: 'age' };
  const { status, body } = await made('POST /api/dialogmanager/simulate_path', wish);
  expect([status, body['survey_id']]).toEqual([200, survey_id]);
  expect(body['history']).toMatchObject({
    [survey_id]: expect.arrayContaining([expect.objectContaining({ user_or_bot: 'user' })]),
  });
});

test('get_survey_data_configurator [§7.23]', async () => {
  const { body } = await made('POST /api/get_survey_data_configurator', { survey_id });
  expect(body).toMatchObject({ survey: { survey_id, all_questions: [{}, {}, {}] } });
});

test('trainingdata_jumps [§7.24]', async () => {
  expect(await made(`GET /api/surveys/${survey_id}/trainingdata_jumps/mood`)).toMatchObject({ status: 200 });
});

test('structure [§7.25]', async () => {
  const connections = [{ source: 'name', target: 'age' }];
  expect(await made(`POST /api/surveys/${survey_id}/structure`, { connections })).toMatchObject({ status: 200 });
  const [name] = (await api.call('dialog', { survey_id }, author.token)).all_questions;
  expect(name?.jump_to_question).toBe('age');
});

test('get_survey_language [§3.17 §7.26]', async () => {
  const { status, body } = await open('POST /api/get_survey_language', { survey_id });
  const popUp = { header: text, text, btn_back: text };
  expect([status, body]).toEqual([
    200,
    {
      nav_bar_information: {
        language: 'de',
        navar_language_fragments: {
          restart: text,
          delete: text,
          privacy: text,
          restart_pop_up: { ...popUp, btn_restart: text },
          delete_pop_up: { ...popUp, btn_delete: text },
        },
      },
    },
  ]);
});

test.each(['restart', 'delete'])('restart_delete: %s [§4.21 §7.27]', async (action) => {
  const { token_live } = await api.call('registerLive', { survey_id });
  const asked = { survey_id, action, isLive: true };
  expect(await made('POST /api/restart_delete', asked, token_live)).toMatchObject({ status: 200 });
});

test('switch_activate_link [§7.28]', async () => {
  const item = (await made('POST /api/dialog', { survey_id })).body;
  const answer = await made('POST /api/switch_activate_link', { item: { ...item, active: item['active'] !== true } });
  expect(answer).toMatchObject({ status: 200, body: { msg: 'success' } });
  expect((await made('POST /api/dialog', { survey_id })).body).toMatchObject({ active: false });
});

test('get_config [§3.4 §7.29]', async () => {
  const { status, body } = await rawCall(api, `GET /api/get_config?survey_id=${survey_id}`);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining(
      'config survey_id survey_id_int survey_name messenger_ui avatar_name background_link speed feedback_allowed training_mode'.split(
        ' ',
      ),
    ),
  );
  expect(Object.keys(Object(body['config']))).toEqual(
    expect.arrayContaining(
      'accent_color logo_src avatar_src avatar_name video_messages audio_messages background_image'.split(' '),
    ),
  );
});

test('get_dialog_permissions [§3.15 §3.16 §7.30]', async () => {
  expect((await made('POST /api/get_dialog_permissions', { survey_id })).body).toEqual({
    sharing_permission: 1,
    workspace: null,
    roles_current_survey_id: [
      { name: author.username, role: 'Besitzer', own_role: 'Besitzer', workspace: null, invite_accepted: 1 },
    ],
  });
});

test('who is invited is invited again, gets another role and is deleted [§7.31-34]', async () => {
  const sent = await invited();
  expect(await team()).toMatchObject([{}, { name: sent.name, role: 'Trainieren', invite_accepted: 0 }]);
  expect(await made('POST /api/resend_invite', sent)).toMatchObject({ status: 200 });
  expect(await made('POST /api/change_permission_user', { ...sent, new_role: 'Analysieren' })).toMatchObject({
    status: 200,
  });
  expect(await team()).toMatchObject([{}, { role: 'Analysieren' }]);
  const { new_role: _, ...gone } = sent;
  expect(await made('POST /api/delete_sharing_user', gone)).toMatchObject({ status: 200 });
  expect(await team()).toHaveLength(1);
});

test('excel_export wants a fresh login [§7.35]', async () => {
  const fresh = await api.call('login', { username: author.username, password: TEST_PASSWORD });
  expect(await made('POST /api/excel_export', { survey_id, format: 'xlsx' }, fresh.token)).toMatchObject({
    status: 200,
  });
  const renewed = await api.call('refresh', {}, fresh.refresh_token);
  expect(await made('POST /api/excel_export', { survey_id, format: 'xlsx' }, renewed.token)).toMatchObject({
    status: 401,
    body: { msg: 'Fresh token required' },
  });
});
