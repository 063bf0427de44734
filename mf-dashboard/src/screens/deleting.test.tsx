import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { aServerOf } from '../testing/aServerOf.ts';
import { Dashboard } from './Dashboard.tsx';

const DAY = 24 * 60 * 60_000;
const nothing = { active: false, conversations: 0, answers: 0 };

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0]) {
  api = fakeAuthorApi({
    ...aServerOf(anItem(), anItem({ survey_id: 's2', survey_name: 'Onboarding' })),
    listManagers: () => ({ managers: [] }),
    ...answers,
  });
  return { ...renderScreen(Dashboard, { path: '/dashboard', at: '/dashboard' }), made: api.made };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
  vi.useRealTimers();
});
const changes = (made: readonly { name: string }[]) =>
  made.map(({ name }) => name).filter((name) => !name.startsWith('list') && name !== 'surveyPictures');

async function remove(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
}

test("a dialog without answers leaves without a question and 'Rückgängig' brings it back", async () => {
  const { user, made } = open({ surveyDeletion: () => nothing });
  await remove(user);
  await waitFor(() => expect(screen.queryByText('Teamklima')).toBeNull());
  expect(screen.getByText('Onboarding')).toBeDefined();
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Teamklima')).toBeDefined();
  expect(changes(made)).toEqual(['surveyDeletion', 'deleteSurvey', 'restoreSurvey']);
});

test('a live dialog with answers is deleted only after its author was told what goes with it', async () => {
  const { user, made } = open({ surveyDeletion: () => ({ active: true, conversations: 1234, answers: 56_789 }) });
  await remove(user);
  const dialog = await screen.findByRole('dialog', { name: '„Teamklima“ löschen?' });
  expect(dialog.textContent).toContain('Sein Link funktioniert dann nicht mehr');
  expect(dialog.textContent).toContain('56.789 Antworten aus 1.234 Gesprächen');
  await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(made)).toEqual(['surveyDeletion']);

  await remove(user);
  await user.click(await screen.findByRole('button', { name: 'In den Papierkorb' }));
  await waitFor(() => expect(screen.queryByText('Teamklima')).toBeNull());
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
});

test.each([
  ['is live', { active: true, conversations: 0, answers: 0 }, 'Sein Link', 'Antwort'],
  ['has answers', { active: false, conversations: 1, answers: 1 }, '1 Antwort aus 1 Gespräch.', 'Sein Link'],
])('one that only %s asks with that alone', async (_, deletion, told, not) => {
  const { user } = open({ surveyDeletion: () => deletion });
  await remove(user);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(told);
  expect(dialog.textContent?.replace('mit allen Antworten', '')).not.toContain(not);
});

test.each(['surveyDeletion', 'deleteSurvey'] as const)(
  'a dialog that could not be deleted, because %s failed, is there with a sentence',
  async (call) => {
    const refuse = (): never => {
      throw new ApiError(call, 500, null);
    };
    const { user } = open({ surveyDeletion: () => nothing, [call]: refuse });
    await remove(user);
    await waitFor(() => expect($notice.get()?.text).toContain('„Teamklima“ wurde nicht gelöscht.'));
    expect(await screen.findByText('Teamklima')).toBeDefined();
  },
);

const now = Date.now();
const survey = {
  survey_id: 's1',
  name: 'Teamklima',
  deleted_at: now - DAY,
  deleted_by: 'Ada Lovelace',
  cleared_at: now + 29 * DAY,
};
const manager = { dialog_manager_id: 7, name: 'Krimi', deleted_at: now, deleted_by: null, cleared_at: now + 30 * DAY };

async function openBin(answers: Parameters<typeof fakeAuthorApi>[0]) {
  const server = aServerOf(anItem());
  server.deleteSurvey(survey);
  let surveys = [survey];
  const opened = open({
    ...server,
    listTrash: () => ({ surveys, managers: [manager] }),
    restoreSurvey(request) {
      surveys = [];
      return server.restoreSurvey(request);
    },
    ...answers,
    purgeSurvey(request) {
      const purged = answers.purgeSurvey?.(request) ?? { msg: 'success' };
      surveys = [];
      return purged;
    },
  });
  await screen.findByRole('heading', { name: 'Noch kein Dialog' });
  await opened.user.click(screen.getByRole('button', { name: 'Papierkorb' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Papierkorb' })) };
}

test('the bin tells what lies in it, who put it there, and when it goes for good', async () => {
  const { dialog } = await openBin({});
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /^KrimiMulti-Chat · gelöscht am [^v]*Wird am .* endgültig gelöscht \(noch 30 Tage\)/,
  );
  expect(second?.textContent).toMatch(/^TeamklimaDialog · gelöscht am .* von Ada Lovelace.*\(noch 29 Tage\)/);
});

test('what is restored leaves the bin and stands in the list again', async () => {
  const { user, dialog, made } = await openBin({});
  await user.click(await dialog.findByRole('button', { name: 'Wiederherstellen: Teamklima' }));
  expect(await screen.findByText('Teamklima', { selector: 'a' })).toBeDefined();
  expect(dialog.queryByText('Teamklima')).toBeNull();
  expect(made).toContainEqual(expect.objectContaining({ name: 'restoreSurvey', request: { survey_id: 's1' } }));
  expect($notice.get()?.text).toBe('„Teamklima“ ist wieder da.');
});

test('what comes back into the archive shows nowhere else meanwhile', async () => {
  let isRestored = false;
  const { user, dialog } = await openBin({
    restoreSurvey: () => {
      isRestored = true;
      return { survey: anItem({ archived: true }) };
    },
    listSurveys: () => (isRestored ? new Promise(() => undefined) : { surveys: [], total: 0, archived: 0 }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Wiederherstellen: Teamklima' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Teamklima“ ist wieder da.'));
  expect(screen.queryByText('Teamklima', { selector: 'a' })).toBeNull();
});

test('deleting for good asks first, and what the server refuses lies in the bin again', async () => {
  let refusing = true;
  const { user, dialog, made } = await openBin({
    purgeSurvey: () => {
      if (refusing) throw new ApiError('purgeSurvey', 0, null);
      return { msg: 'success' };
    },
  });
  const purge = async () => {
    await user.click(await dialog.findByRole('button', { name: 'Endgültig löschen: Teamklima' }));
    expect(dialog.getByRole('alert').textContent).toContain('mit allen Antworten');
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  };
  await purge();
  await waitFor(() => expect($notice.get()?.text).toContain('liegt noch im Papierkorb'));
  expect(await dialog.findByText('Teamklima')).toBeDefined();
  refusing = false;
  await purge();
  await waitFor(() => expect($notice.get()?.text).toBe('„Teamklima“ wurde endgültig gelöscht.'));
  expect(dialog.queryByText('Teamklima')).toBeNull();
  expect(made.filter(({ name }) => name === 'purgeSurvey')).toHaveLength(2);
});

test('a bin that cannot be loaded says so and can be tried again; an empty one says that it is', async () => {
  let works = false;
  const { user, dialog } = await openBin({
    listTrash: () => {
      if (!works) throw new ApiError('listTrash', 0, null);
      return { surveys: [], managers: [] };
    },
  });
  expect((await dialog.findByRole('alert')).textContent).toContain('Der Papierkorb konnte nicht geladen werden');
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await dialog.findByText('Der Papierkorb ist leer.')).toBeDefined();
});
