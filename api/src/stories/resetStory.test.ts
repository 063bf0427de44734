import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { ensureStories } from '../ensureStories.ts';
import { flow } from '../features/stories/flow/flow.data.ts';
import { firstStart } from '../firstStart.ts';

const admin = { username: 'erste@example.org', password: 'selbst-gewählt' };
const id = flow.dialog_manager_id;

const api = await apiOfFile();
let token: string;
let dialogs: readonly string[];
beforeAll(async () => {
  await firstStart(api.services, admin);
  await ensureStories(api.services);
  ({ token } = await api.call('login', admin));
});
beforeEach(async () => {
  const { connected_surveys } = await api.call('connectedSurveys', { id }, token);
  dialogs = connected_surveys.map(({ survey_id }) => survey_id);
});

const read = async (survey_id: string) => (await api.call('surveyDataConfigurator', { survey_id }, token)).survey;

/** All of the draft that the reset is about. */
async function draft() {
  const { connected_surveys } = await api.call('connectedSurveys', { id }, token);
  const { trigger_objects } = await api.call('dialogmanagerTrigger', { id }, token);
  const { hints } = await api.call('managerHints', { id }, token);
  const chats = [];
  for (const { survey_id } of connected_surveys) {
    const { blocks } = await api.call('trainingOverview', { id: survey_id }, token);
    chats.push({ ...(await read(survey_id)), blocks });
  }
  const triggers = trigger_objects.map((one) => JSON.stringify({ ...one, trigger_id: '' })).toSorted();
  return { chats, triggers, hints };
}

async function changeAll(): Promise<void> {
  const [mara = '', ottilie = '', jonas = '', ...rest] = dialogs;
  const blocks = { action: 'update', survey_id: mara } as const;
  const [first, second] = (await read(mara)).all_questions;
  const of = (unique_question_id = '') => ({ ...blocks, unique_question_id });
  await api.call(
    'updateSurveyBlocks',
    { ...of(first?.unique_question_id), changed_values: { context: 'Ganz anders.' } },
    token,
  );
  await api.call(
    'updateSurveyBlocks',
    { action: 'delete', survey_id: mara, unique_question_id: second?.unique_question_id ?? '' },
    token,
  );
  await api.call(
    'updateSurveyBlocks',
    { action: 'create', survey_id: mara, unique_question_id: `neu_${randomUUID().slice(0, 8)}`, type: 'open' },
    token,
  );
  const renamed = { action: 'config', survey_id: ottilie, changed_values: { survey_name: 'Umbenannt' } } as const;
  await api.call('updateSurveySettings', renamed, token);
  const block = { id: ottilie, questionId: 'o_fragen_frage' };
  await api.call('addTrainingExamples', { ...block, target: 'streit', examples: ['Gab es Zoff?'] }, token);
  await api.call('writeHints', { id, hints: [] }, token);
  const [trigger] = (await api.call('dialogmanagerTrigger', { id }, token)).trigger_objects;
  await api.call('deleteTrigger', { triggerId: trigger?.trigger_id ?? '' }, token);
  await api.call('updateManager', { id, survey_ids: [ottilie, mara, jonas, ...rest] }, token);
}

const published = async (): Promise<CallResponse<'managerLive'>> => api.call('managerLive', { id }, token);

describe('a story is reset', () => {
  test('where nothing was changed, nothing changes', async () => {
    const before = await draft();
    await api.call('resetStory', { id }, token);
    expect(await draft()).toEqual(before);
    expect((await published()).unpublished_changes).toBe(0);
  });

  test('to what the first start loads, in the dialogs that there are; who plays notices nothing of it', async () => {
    const before = await draft();
    await changeAll();
    await api.call('publishManager', { id }, token);
    const { publication_id } = await published();
    const { kept_id } = await api.call('resetStory', { id }, token);
    expect(await draft()).toEqual(before);
    const after = await published();
    expect(after.publication_id).toBe(publication_id);
    expect(after.unpublished_changes).toBeGreaterThan(3);
    expect(kept_id).not.toBe('');
    await api.call('publishManager', { id }, token);
    expect((await published()).unpublished_changes).toBe(0);
  });

  test('and undone: the draft and its training are what they were', async () => {
    await changeAll();
    const changed = await draft();
    const { kept_id } = await api.call('resetStory', { id }, token);
    expect(await draft()).not.toEqual(changed);
    await api.call('undoResetStory', { id, kept_id }, token);
    expect(await draft()).toEqual(changed);
    await api.call('resetStory', { id }, token);
  });

  test('with a dialog that was taken out or deleted, made anew; undoing puts that one into the bin', async () => {
    const [mara = ''] = dialogs;
    await api.call('deleteSurvey', { survey_id: mara }, token);
    const without = await draft();
    const { kept_id } = await api.call('resetStory', { id }, token);
    const after = await draft();
    expect(after.chats.map(({ survey_name }) => survey_name)).toEqual(flow.chats.map((chat) => chat.survey_name));
    const [made] = after.chats;
    expect(made?.survey_id).not.toBe(mara);
    await api.call('undoResetStory', { id, kept_id }, token);
    expect(await draft()).toEqual(without);
    expect((await api.send('surveyDataConfigurator', { survey_id: made?.survey_id ?? '' }, token)).status).toBe(404);
  });

  test('only by who may edit it, and only where it is a story', async () => {
    const stranger = await anAccount(api);
    expect((await api.send('resetStory', { id }, stranger.token)).status).toBe(404);
    const { manager } = await api.call('createManager', { name: 'Eigener', survey_ids: [dialogs[1] ?? ''] }, token);
    const other = { id: manager.dialog_manager_id };
    expect((await api.send('resetStory', other, token)).status).toBe(409);
    expect((await api.send('undoResetStory', { id, kept_id: randomUUID() }, token)).status).toBe(404);
  });
});
