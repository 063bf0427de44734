import { beforeAll, expect, test } from 'vitest';
import { ensureStories } from './ensureStories.ts';
import { flow } from './features/stories/flow/flow.data.ts';
import { stories } from './features/stories/stories.ts';
import { firstStart } from './firstStart.ts';
import { apiOfFile } from '../testing/apiOfFile.ts';

const chosen = { username: 'erste@example.org', password: 'selbst-gewählt' };

const api = await apiOfFile();
let token: string;
beforeAll(async () => {
  // Before there is an account nobody can own them.
  await ensureStories(api.services);
  await firstStart(api.services, chosen);
  await Promise.all([ensureStories(api.services), ensureStories(api.services)]);
  ({ token } = await api.call('login', chosen));
});

test('once there is an admin, both stories are there once, whole and Live', async () => {
  const managers = await api.services.db
    .selectFrom('dialog_managers')
    .select(['dialog_manager_id', 'name', 'active'])
    .orderBy('dialog_manager_id')
    .execute();
  expect(managers).toEqual(stories.map(({ dialog_manager_id, name }) => ({ dialog_manager_id, name, active: true })));
  for (const { dialog_manager_id: id, chats, triggers } of stories) {
    const { connected_surveys, may_edit } = await api.call('connectedSurveys', { id }, token);
    expect(connected_surveys.map(({ survey_name }) => survey_name)).toEqual(
      chats.map(({ survey_name }) => survey_name),
    );
    expect(may_edit).toBe(true);
    const { trigger_objects } = await api.call('dialogmanagerTrigger', { id }, token);
    expect(trigger_objects).toHaveLength(triggers.length);
  }
});

test('the list of dialogs says which story each is part of', async () => {
  const { surveys } = await api.call('listSurveys', {}, token);
  const parted = surveys.filter(({ part_of }) => part_of !== null);
  const parts = parted.map(({ survey_name, part_of }) => ({ survey_name, part_of }));
  const told = stories.flatMap(({ dialog_manager_id, name, chats }) =>
    chats.map(({ survey_name }) => ({ survey_name, part_of: { dialog_manager_id, name } })),
  );
  expect(parts).toHaveLength(told.length);
  expect(parts).toEqual(expect.arrayContaining(told));
  expect(surveys.every(({ shipped }) => shipped)).toBe(true);
});

test('both stand in a folder of their own, with their true state', async () => {
  const { folders } = await api.call('listFolders', {}, token);
  const count = stories.reduce((sum, { chats }) => sum + chats.length, 0);
  expect(folders).toMatchObject([{ name: 'Mitgelieferte Geschichten', surveys: count }]);
  const { managers } = await api.call('listManagers', {}, token);
  expect(managers).toHaveLength(stories.length);
  for (const { active, published_at, surveys } of managers) {
    expect([active, published_at]).toEqual([true, expect.any(Number)]);
    expect(surveys.every(({ folder_id, part_of }) => folder_id === folders[0]?.folder_id && part_of)).toBe(true);
  }
});

test('the check of each dialog finds nothing, and each is trained and in effect', async () => {
  const { connected_surveys } = await api.call('connectedSurveys', { id: flow.dialog_manager_id }, token);
  for (const { survey_id } of connected_surveys) {
    expect((await api.call('checkDialog', { survey_id }, token)).findings).toEqual([]);
    const { revision, applied, blocks } = await api.call('trainingOverview', { id: survey_id }, token);
    expect([revision, applied?.revision]).toEqual([1, 1]);
    expect(blocks.some(({ examples }) => examples > 50)).toBe(true);
  }
});

test('pictures are kept: what a dialog names is there to be loaded', async () => {
  const { connected_surveys } = await api.call('connectedSurveys', { id: flow.dialog_manager_id }, token);
  for (const { survey_id } of connected_surveys) {
    const { all_questions } = await api.call('dialog', { survey_id }, token);
    const { media_files } = await api.call('mediaList', { survey_id }, token);
    const kept = media_files.map(({ filename_db }) => filename_db);
    expect(media_files.filter(({ type }) => type === 'avatar')).toHaveLength(1);
    const named = all_questions.flatMap(({ filename_db }) => filename_db ?? []);
    expect(kept).toEqual(expect.arrayContaining(named));
    for (const name of kept) {
      const file = await api.services.media.get(name);
      expect(file).not.toBeNull();
      file?.destroy();
    }
  }
});

test('a story that was deleted or changed is left as it is', async () => {
  await api.call('deleteManager', { id: 4 }, token);
  await api.call('updateManager', { id: 3, name: 'Unser Krimi' }, token);
  await ensureStories(api.services);
  const { managers } = await api.call('listManagers', {}, token);
  expect(managers.map(({ dialog_manager_id, name }) => [dialog_manager_id, name])).toEqual([[3, 'Unser Krimi']]);
});
