import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

type Workspaces = CallResponse<'listWorkspaces'>;
const me = anAuthor().username;
const institut = { workspace_id: 'w', name: 'Institut', role: 'Besitzer', members: 2, surveys: 1 } as const;
const done = () => ({ msg: 'success' }) as const;

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

function open(
  { workspaces = [institut], deleted = [] }: Partial<Workspaces> = {},
  answers: Parameters<typeof openApp>[1] = {},
) {
  return openApp('/account/arbeitsbereiche', {
    listWorkspaces: () => ({ workspaces, deleted }),
    workspaceInvitations: () => ({ invitations: [] }),
    workspaceTeam: () => ({
      members: [
        { name: me, role: 'Besitzer', invite_accepted: 1 },
        { name: 'otto@example.org', role: 'Trainieren', invite_accepted: 0 },
      ],
      surveys: [{ survey_id: 'a', survey_name: 'Teamklima', owner: me }],
    }),
    ...answers,
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Institut' }));

test('who has none reads what they are for, and makes one', async () => {
  const { user, made } = open({ workspaces: [] }, { setWorkspace: done });
  expect(await screen.findByRole('heading', { name: 'Noch kein Arbeitsbereich' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Arbeitsbereich anlegen' }));
  expect(screen.getByText('Bitte geben Sie dem Arbeitsbereich einen Namen.')).toBeDefined();
  await user.type(screen.getByLabelText('Name des Arbeitsbereichs'), ' Kurs {Enter}');
  await waitFor(() => expect(made('setWorkspace')).toMatchObject([{ name: 'Kurs' }]));
});

test('the only one is open: people are invited, changed and removed as in a team', async () => {
  const { user, made } = open(
    {},
    { inviteToWorkspace: done, changeWorkspaceRole: done, resendWorkspaceInvite: done, removeFromWorkspace: done },
  );
  const inside = await card();
  const people = within(await inside.findByRole('list', { name: 'Mitglieder' }));
  expect(people.getAllByRole('listitem')[0]?.textContent).toBe(`${me}DuBesitzer`);
  await user.click(people.getByRole('combobox', { name: /^Berechtigung von otto/ }));
  await user.click(await screen.findByRole('option', { name: 'Analysieren' }));
  await user.click(people.getByRole('button', { name: 'Erneut senden' }));
  await user.type(inside.getByLabelText('E-Mail-Adresse'), 'nora@example.org');
  await user.click(inside.getByRole('combobox', { name: 'Berechtigung' }));
  await user.click(await screen.findByRole('option', { name: 'Voller Zugriff' }));
  await user.click(inside.getByRole('button', { name: 'Einladen' }));
  await waitFor(() => expect(made('inviteToWorkspace')).toHaveLength(1));
  await user.click(people.getByRole('button', { name: 'otto@example.org entfernen' }));
  await user.click(people.getByRole('button', { name: 'Entfernen' }));
  const person = { workspace_id: 'w', name: 'otto@example.org' };
  await waitFor(() => expect(made('removeFromWorkspace')).toEqual([person]));
  expect(made('changeWorkspaceRole')).toEqual([{ ...person, new_role: 'Analysieren' }]);
  expect(made('resendWorkspaceInvite')).toEqual([person]);
  expect(made('inviteToWorkspace')).toEqual([{ ...person, name: 'nora@example.org', new_role: 'Voller Zugriff' }]);
});

test('a dialog is taken out with a way back, and deleting says what it means before, and is undone', async () => {
  const { user, made } = open({}, { moveSurveys: done, deleteWorkspace: done, restoreWorkspace: done });
  const inside = await card();
  await user.click(await inside.findByRole('button', { name: '„Teamklima“ aus dem Arbeitsbereich nehmen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Teamklima“ steht in keinem Arbeitsbereich mehr.'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(made('moveSurveys')).toHaveLength(2));
  expect(made('moveSurveys')[1]).toEqual({ places: [{ survey_id: 'a', workspace_id: 'w' }] });
  expect(inside.getByText(/1 Dialog bleibt bei den Personen, denen sie gehören/)).toBeDefined();
  await user.click(inside.getByRole('button', { name: 'Arbeitsbereich löschen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('ist gelöscht'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(made('restoreWorkspace')).toEqual([{ workspace_id: 'w' }]));
});

test('leaving is asked in its place, and a refusal says why', async () => {
  const { user } = open(
    {},
    {
      leaveWorkspace: () => {
        throw new ApiError('leaveWorkspace', 409, { msg: 'Außer Ihnen verwaltet niemand diesen Arbeitsbereich.' });
      },
    },
  );
  const inside = await card();
  const leave = await inside.findByRole('button', { name: 'Arbeitsbereich verlassen' });
  await user.click(leave);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(leave);
  await user.click(leave);
  await user.click(inside.getByRole('button', { name: 'Verlassen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Sie gehören weiter zum Arbeitsbereich.'));
  expect(await screen.findByRole('region', { name: 'Institut' })).toBeDefined();
});

test('who only works in it sees roles as chips, and no way to change or delete', async () => {
  open({ workspaces: [{ ...institut, role: 'Trainieren' }] });
  const inside = await card();
  await inside.findByRole('list', { name: 'Mitglieder' });
  expect(inside.queryByRole('combobox')).toBeNull();
  expect(inside.queryByRole('button', { name: 'Arbeitsbereich löschen' })).toBeNull();
  expect(inside.getByText(/dürfen nur Besitzer und Personen mit vollem Zugriff/)).toBeDefined();
});

test('an invitation is answered, a deleted one is brought back, and a failure is told', async () => {
  const { user, made } = open(
    { workspaces: [], deleted: [{ workspace_id: 'x', name: 'Kurs', deleted_at: 1_760_000_000_000 }] },
    {
      workspaceInvitations: () => ({
        invitations: [{ workspace_id: 'i', name: 'Labor', role: 'Analysieren', invited_by: null, created_at: 0 }],
      }),
      answerWorkspaceInvitation: done,
      restoreWorkspace: () => {
        throw new ApiError('restoreWorkspace', 0, null);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect(made('answerWorkspaceInvitation')).toEqual([{ workspace_id: 'i', accept: true }]));
  await user.click(screen.getByRole('button', { name: '„Kurs“ wiederherstellen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Der Arbeitsbereich ist noch gelöscht.'));
});
