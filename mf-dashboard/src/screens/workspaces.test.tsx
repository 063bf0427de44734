import { ApiError } from '@dialogwerk/shared/clients';
import { $notice, $team } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { aServerOf } from '../testing/aServerOf.ts';
import { Dashboard } from './Dashboard.tsx';

const INSTITUT = '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0b';
const institut = { workspace_id: INSTITUT, name: 'Institut', role: 'Besitzer', members: 3, surveys: 1 } as const;
const surveys = [
  anItem({ survey_id: 'a', survey_name: 'Alpha' }),
  anItem({ survey_id: 'b', survey_name: 'Beta', workspace_id: INSTITUT }),
  anItem({ survey_id: 'c', survey_name: 'Gamma', role: 'Trainieren' }),
];

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}, at = '/dashboard') {
  api = fakeAuthorApi({
    ...aServerOf(...surveys),
    listManagers: () => ({ managers: [] }),
    listFolders: () => ({ folders: [], tags: [] }),
    listWorkspaces: () => ({ workspaces: [institut], deleted: [] }),
    ...answers,
  });
  const { made } = api;
  const requests = (call: string) => made.filter(({ name }) => name === call).map(({ request }) => request);
  return { ...renderScreen(Dashboard, { path: '/dashboard', at }), requests };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $team.set(null);
});
type User = ReturnType<typeof open>['user'];
async function fromMenu(user: User, dialog: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Mehr zu „${dialog}“` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a workspace is a place beside the folders, and a new dialog is made in the one that is open', async () => {
  const { user, requests, address } = open();
  expect(await screen.findByText('Arbeitsbereich: Institut')).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Arbeitsbereich: Institut (1)' }));
  await waitFor(() => expect(screen.queryByText('Alpha')).toBeNull());
  expect(screen.getByText('Beta')).toBeDefined();
  expect(address()).toBe(`/dashboard?arbeitsbereich=${INSTITUT}`);
  expect(screen.getByRole('link', { name: 'Mitglieder von „Institut“' }).getAttribute('href')).toBe(
    `/account/arbeitsbereiche?bereich=${INSTITUT}`,
  );
  await user.click(screen.getByRole('button', { name: 'Neuer Dialog' }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(requests('createSurvey')).toEqual([{ survey_name: 'Neuer Dialog', workspace_id: INSTITUT }]),
  );
});

test('outside of a workspace a new dialog is its author’s alone, also at an address with one that is not theirs', async () => {
  const { user, requests } = open({}, '/dashboard?arbeitsbereich=0198b2c4-7d6e-7a10-9c51-6f2f3f9a1bff');
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(requests('createSurvey')).toEqual([{ survey_name: 'Neuer Dialog' }]));
});

test('the menu of a dialog opens its team and puts it into a workspace, which can be undone', async () => {
  const { user, requests } = open();
  await fromMenu(user, 'Alpha', 'Team');
  expect($team.get()).toBe('a');
  await fromMenu(user, 'Alpha', 'In Arbeitsbereich stellen');
  const dialog = within(await screen.findByRole('dialog', { name: '„Alpha“ in einen Arbeitsbereich stellen' }));
  expect(await dialog.findByRole<HTMLInputElement>('radio', { name: 'Institut' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Alpha“ steht jetzt im Arbeitsbereich „Institut“.'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toBe('Alles ist wieder, wo es war.'));
  expect(requests('moveSurveys')).toEqual([
    { places: [{ survey_id: 'a', workspace_id: INSTITUT }] },
    { places: [{ survey_id: 'a', workspace_id: null }] },
  ]);
});

test('of several those alone are moved whose team one manages', async () => {
  const { user, requests } = open();
  for (const name of ['Alpha', 'Gamma'])
    await user.click(await screen.findByRole('checkbox', { name: `„${name}“ auswählen` }));
  const bar = within(await screen.findByRole('region', { name: 'Auswahl' }));
  await user.click(bar.getByRole('button', { name: 'Arbeitsbereich' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Bei einem ausgewählten Dialog verwalten Sie das Team nicht/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() =>
    expect(requests('moveSurveys')).toEqual([{ places: [{ survey_id: 'a', workspace_id: INSTITUT }] }]),
  );
});

test('without a workspace the way to one is shown, and a refusal says that nothing was moved', async () => {
  const refuse = (): never => {
    throw new ApiError('moveSurveys', 0, null);
  };
  const { user } = open({ moveSurveys: refuse });
  await fromMenu(user, 'Beta', 'In Arbeitsbereich stellen');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Keinem Arbeitsbereich' }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Es wurde nichts verschoben.'));
});
