import { ApiError } from '@dialogwerk/shared/clients';
import type { Task } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const aTask = (fields: Partial<Task>): Task => ({
  kind: 'replies',
  survey_id: 's1',
  survey_name: 'Teamklima',
  count: 3,
  unique_question_id: 'mood',
  at: 0,
  ...fields,
});

let api: ReturnType<typeof fakeAuthorApi>;
function open(answers: Parameters<typeof fakeAuthorApi>[0]) {
  api = fakeAuthorApi({
    listSurveys: listed(anItem()),
    listManagers: () => ({ managers: [] }),
    listFolders: () => ({ folders: [], tags: [] }),
    ...answers,
  });
  return renderScreen(Dashboard, { path: '/dashboard' });
}
afterEach(() => api.restore());
const today = async () => within(await screen.findByRole('region', { name: 'Heute' }));

test.each([
  [aTask({}), /^3 Antworten trainieren Teamklima$/, '/intrance/s1?block=mood'],
  [aTask({ kind: 'findings', count: 1 }), /^1 Befund der Prüfung/, '/configurator/s1?tool=proof'],
  [aTask({ kind: 'comments', count: 2 }), /^2 offene Kommentare/, '/configurator/s1?tool=comments'],
  [aTask({ kind: 'unpublished', count: 1234 }), /^1\.234 Änderungen/, '/configurator/s1?tool=publishing'],
])('%o is said and leads to where it is done', async (task, name, href) => {
  open({ listTasks: () => ({ tasks: [task], total: 1, unchecked: [] }) });
  expect((await (await today()).findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('where nothing waits a line says so', async () => {
  open({ listTasks: () => ({ tasks: [], total: 0, unchecked: [] }) });
  expect(await (await today()).findByText(/^Heute wartet nichts auf Sie\./)).toBeDefined();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let calls = 0;
  const { user } = open({
    listTasks() {
      calls += 1;
      if (calls === 1) throw new ApiError('listTasks', 503, { msg: 'Der Server ist gerade nicht erreichbar.' });
      return { tasks: [aTask({})], total: 1, unchecked: [] };
    },
  });
  expect(await (await today()).findByText(/^Was heute ansteht, konnte nicht geladen werden\./)).toBeDefined();
  await user.click((await today()).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await (await today()).findByRole('link', { name: /Teamklima/ })).toBeDefined();
});

test('what nobody has checked since it was edited is checked, and found is told', async () => {
  let isChecked = false;
  open({
    listTasks: () =>
      isChecked
        ? { tasks: [aTask({ kind: 'findings' })], total: 1, unchecked: [] }
        : { tasks: [], total: 0, unchecked: ['s1'] },
    checkDialog() {
      isChecked = true;
      return {
        findings: [
          {
            id: 'x',
            kind: 'gone-target',
            severity: 'error',
            unique_question_id: 'mood',
            place: 'Frage 1',
            message: 'Ein Sprung führt ins Leere.',
            meets: 'Es geht weiter.',
          },
        ],
      };
    },
  });
  expect(await (await today()).findByRole('link', { name: /^3 Befunde der Prüfung/ })).toBeDefined();
});
