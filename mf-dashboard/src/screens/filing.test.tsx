import { ApiError } from '@dialogwerk/shared/clients';
import type { Filing } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { aServerOf } from '../testing/aServerOf.ts';
import { Dashboard } from './Dashboard.tsx';

const KURSE = '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0a';
const surveys = [
  anItem({ survey_id: 'a', survey_name: 'Alpha', tags: ['Pilot'] }),
  anItem({ survey_id: 'b', survey_name: 'Beta', folder_id: KURSE }),
  anItem({ survey_id: 'c', survey_name: 'Gamma', role: 'Trainieren' }),
];

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}, at = '/dashboard') {
  api = fakeAuthorApi({
    ...aServerOf(...surveys),
    listManagers: () => ({ managers: [] }),
    listFolders: () => ({
      folders: [{ folder_id: KURSE, name: 'Kurse', surveys: 1 }],
      tags: [{ tag: 'Pilot', surveys: 1 }],
    }),
    setFolder: () => ({ msg: 'success' }),
    deleteFolder: () => ({ filings: [{ survey_id: 'b', folder_id: KURSE, tags: [], archived: false }] }),
    ...answers,
  });
  const { made } = api;
  const requests = (call: string) => made.filter(({ name }) => name === call).map(({ request }) => request);
  return { ...renderScreen(Dashboard, { path: '/dashboard', at }), requests };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

const filed = (survey_id: string, filing: Partial<Filing>) => ({
  survey_id,
  folder_id: null,
  tags: [],
  archived: false,
  ...filing,
});
type User = ReturnType<typeof open>['user'];
async function fromMenu(user: User, dialog: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Mehr zu „${dialog}“` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
async function choose(user: User, ...names: readonly string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `„${name}“ auswählen` }));
  return within(await screen.findByRole('region', { name: 'Auswahl' }));
}
async function undo() {
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
}

test('an archived dialog leaves the list at once and comes back by Rückgängig', async () => {
  const { user, requests } = open();
  await fromMenu(user, 'Alpha', 'Archivieren');
  await waitFor(() => expect(screen.queryByText('Alpha')).toBeNull());
  await undo();
  expect(await screen.findByText('Alpha')).toBeDefined();
  expect(requests('fileSurveys')).toEqual([
    { filings: [filed('a', { tags: ['Pilot'], archived: true })] },
    { filings: [filed('a', { tags: ['Pilot'] })] },
  ]);
});

test('what the server does not keep stays where it was, with a sentence', async () => {
  const refuse = (): never => {
    throw new ApiError('fileSurveys', 0, null);
  };
  const { user } = open({ fileSurveys: refuse });
  await fromMenu(user, 'Alpha', 'Archivieren');
  await waitFor(() => expect($notice.get()?.text).toContain('Es wurde nichts verschoben.'));
  expect(screen.getByText('Alpha')).toBeDefined();
});

test('folders and tags lead to their dialogs, and stand in the address', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Kurse (1)' }));
  expect(await screen.findByText('1 Dialog')).toBeDefined();
  expect(screen.queryByText('Alpha')).toBeNull();
  expect(address()).toBe(`/dashboard?ordner=${KURSE}`);
  await user.click(screen.getByRole('link', { name: '#Pilot (1)' }));
  expect(await screen.findByText('Alpha')).toBeDefined();
  expect(address()).toBe('/dashboard?schlagwort=Pilot');
  await user.click(screen.getByRole('link', { name: 'Alle Dialoge' }));
  expect(await screen.findByText('3 Dialoge')).toBeDefined();
});

test('several are moved into a new folder at once', async () => {
  const { user, requests } = open();
  const bar = await choose(user, 'Alpha', 'Gamma');
  expect(bar.getByRole('status').textContent).toBe('2 ausgewählt');
  await user.click(bar.getByRole('button', { name: 'Verschieben' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 Dialoge verschieben' }));
  await user.click(dialog.getByRole('radio', { name: 'Neuer Ordner' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name des Ordners' }), 'Archäologie');
  await user.click(dialog.getByRole('button', { name: 'Verschieben' }));
  await waitFor(() => expect($notice.get()?.text).toBe('2 Dialoge liegen jetzt in „Archäologie“.'));
  const [made] = requests('setFolder');
  expect(made).toMatchObject({ name: 'Archäologie' });
  const folder_id = made && 'folder_id' in made ? made.folder_id : null;
  expect(requests('fileSurveys')).toEqual([
    {
      filings: [
        { ...filed('a', { tags: ['Pilot'] }), folder_id },
        { ...filed('c', {}), folder_id },
      ],
    },
  ]);
  expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
});

test('tags are given to all that are chosen, and a tag that some have shows as such', async () => {
  const { user, requests } = open();
  const bar = await choose(user, 'Alpha', 'Beta');
  await user.click(bar.getByRole('button', { name: 'Schlagwörter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schlagwörter: 2 Dialoge' }));
  const pilot = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Pilot' });
  expect(pilot.dataset['indeterminate']).toBe('true');
  await user.click(pilot);
  await user.type(dialog.getByRole('textbox', { name: 'Neues Schlagwort' }), 'Q3, #2027');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(requests('fileSurveys')).toHaveLength(1));
  const tags = ['Pilot', 'Q3', '2027'];
  expect(requests('fileSurveys')).toEqual([
    { filings: [filed('a', { tags }), filed('b', { tags, folder_id: KURSE })] },
  ]);
});

test('several are deleted after a question, those of others stay, and all come back', async () => {
  const { user, requests } = open();
  const bar = await choose(user, 'Alpha', 'Beta', 'Gamma');
  await user.click(bar.getByRole('button', { name: 'Löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 Dialoge löschen?' }));
  expect(dialog.getByText(/^2 davon sind live/)).toBeDefined();
  expect(dialog.getByText('Ein ausgewählter Dialog gehört Ihnen nicht; er bleibt.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'In den Papierkorb' }));
  await waitFor(() => expect(screen.queryByText('Beta')).toBeNull());
  expect(screen.getByText('Gamma')).toBeDefined();
  expect(requests('deleteSurvey')).toEqual([{ survey_id: 'a' }, { survey_id: 'b' }]);
  await undo();
  expect(await screen.findByText('Beta')).toBeDefined();
  expect(requests('restoreSurvey')).toEqual([{ survey_id: 'a' }, { survey_id: 'b' }]);
});

test('Escape gives the choice up', async () => {
  const { user } = open();
  await choose(user, 'Alpha');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull());
});

test('a deleted folder leaves its dialogs and comes back with them', async () => {
  const { user, requests, address } = open({}, `/dashboard?ordner=${KURSE}`);
  await user.click(await screen.findByRole('button', { name: 'Mehr zum Ordner „Kurse“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ordner löschen' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await undo();
  await waitFor(() => expect(requests('setFolder')).toEqual([{ folder_id: KURSE, name: 'Kurse' }]));
  expect(requests('fileSurveys')).toEqual([{ filings: [filed('b', { folder_id: KURSE })] }]);
});

test('a copy for a team goes to the team that was chosen', async () => {
  const team = { survey_id: 't', survey_name: 'Kursfeedback', surveys: 2 };
  const { user, requests } = open({
    listTeams: () => ({ teams: [{ ...team, members: [{ name: 'ben@example.org', role: 'Analysieren' }] }] }),
  });
  await fromMenu(user, 'Alpha', 'Für ein Team kopieren');
  const dialog = within(await screen.findByRole('dialog', { name: '„Alpha“ für ein Team kopieren' }));
  expect(await dialog.findByRole('radio', { name: /Team von „Kursfeedback“ und 1 weiteren/ })).toBeDefined();
  expect(dialog.getByText('ben@example.org (Analysieren)')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
  expect(await screen.findByText('Alpha (Kopie)')).toBeDefined();
  expect(requests('duplicateSurvey')).toEqual([{ survey_id: 'a', team_of: 't' }]);
});

test('the archive shows what is in it and takes it out again', async () => {
  const { user } = open(aServerOf(...surveys, anItem({ survey_id: 'z', survey_name: 'Alt', archived: true })));
  await user.selectOptions(await screen.findByLabelText('Status'), 'Archiv');
  expect(await screen.findByText('Alt')).toBeDefined();
  expect(screen.queryByText('Alpha')).toBeNull();
  await fromMenu(user, 'Alt', 'Aus dem Archiv zurückholen');
  await waitFor(() => expect(screen.queryByText('Alt')).toBeNull());
});
