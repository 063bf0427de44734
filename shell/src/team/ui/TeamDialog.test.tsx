import { ApiError } from '@dialogwerk/shared/clients';
import type { RoleName, SharingMember } from '@dialogwerk/shared/contract';
import { $errorDialog, $notice } from '@dialogwerk/shared/state';
import { render, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { inWindow } from '../../testing/inWindow.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { TeamDialog } from './TeamDialog.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

const done = () => ({ msg: 'success' }) as const;
const member = (name: string, role: RoleName, invite_accepted: 0 | 1 = 1): SharingMember => ({
  name,
  role,
  own_role: role,
  workspace: null,
  invite_accepted,
});
const team = [
  member('chefin@example.org', 'Besitzer', 0),
  member(anAuthor().username, 'Voller Zugriff'),
  member('otto@example.org', 'Trainieren', 0),
];

async function openTeam(
  answers: Parameters<typeof openApp>[1] = {},
  {
    members = team,
    sharing = 1,
    manager = null,
  }: { members?: SharingMember[]; sharing?: 0 | 1; manager?: number | null } = {},
) {
  const app = openApp('/share/a', {
    dialogPermissions: () => ({ sharing_permission: sharing, roles_current_survey_id: members, workspace: null }),
    findDialogmanagerStatus: () => ({
      msg: 'success',
      connected_status: { dialog_manager_id: manager, additional_dms: [] },
    }),
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Team' }));
  return app;
}
const rows = async () => within(await screen.findByRole('list', { name: 'Mitglieder' })).findAllByRole('listitem');
const choose = async (user: ReturnType<typeof openApp>['user'], label: RegExp, role: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: role }));
};

test("the owner and one's own row are read-only, and only an invitation of another is pending [§4.26 §6.7]", async () => {
  await openTeam();
  const [owner, own, otto] = await rows();
  expect(owner?.textContent).toBe('chefin@example.orgBesitzer');
  expect(own?.textContent).toBe('erika@example.orgDuVoller Zugriff');
  expect(otto?.textContent).toContain('Einladung ausstehend');
  expect(screen.getAllByRole('combobox', { name: /^Berechtigung von/ })).toHaveLength(1);
  expect(screen.queryByText('User zu allen Dialogen in diesem Multichat hinzufügen')).toBeNull();
});

test('without the permission everybody is a chip, and nothing can be sent [§6.5 §6.6]', async () => {
  await openTeam({}, { sharing: 0 });
  await rows();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Erneut senden' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Einladen' })).toBeNull();
});

test('the invite form says what is missing, cannot be sent while invalid, and trims the name [§5.6-10]', async () => {
  let members = [...team];
  const { user, made } = await openTeam({
    dialogPermissions: () => ({ sharing_permission: 1, roles_current_survey_id: members, workspace: null }),
    inviteUser: ({ name }) => {
      members = [...members, member(name, 'Analysieren', 0)];
      return { msg: 'success' };
    },
  });
  await rows();
  const email = screen.getByLabelText('E-Mail-Adresse');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Einladen' });
  expect(submit.disabled).toBe(true);
  await user.click(email);
  await user.tab();
  expect(await screen.findByText('Bitte gültige E-Mail angeben')).toBeDefined();
  await user.type(email, 'nora@example');
  expect(await screen.findByText('Bitte gültige Email angeben')).toBeDefined();
  expect(screen.queryByText('Bitte gültige E-Mail angeben')).toBeNull();
  await user.clear(email);
  await user.type(email, ' nora@example.org ');
  await user.click(screen.getByRole('combobox', { name: 'Berechtigung' }));
  await user.keyboard('{Escape}');
  await user.tab();
  expect(await screen.findByText('Bitte eine Berechtigung auswählen')).toBeDefined();
  expect(submit.disabled).toBe(true);
  await choose(user, /^Berechtigung$/, 'Analysieren');
  await user.click(submit);
  await waitFor(() => expect($notice.get()?.text).toBe('nora@example.org ist eingeladen.'));
  expect(made('inviteUser')).toEqual([
    {
      survey_id: 'a',
      name: 'nora@example.org',
      new_role: 'Analysieren',
      apply_to_multichat: false,
      dialog_manager_id: null,
    },
  ]);
  expect(await rows()).toHaveLength(4);
  expect(made('dialogPermissions')).toHaveLength(2);
});

test('who is entered while an invitation is on its way stays in the form, with their role', async () => {
  let arrive: (() => void) | undefined;
  const { user } = await openTeam({
    inviteUser: () => new Promise((resolve) => (arrive = () => resolve({ msg: 'success' }))),
  });
  await rows();
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
  await user.type(email, 'nora@example.org');
  await choose(user, /^Berechtigung$/, 'Analysieren');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await waitFor(() => expect(arrive).toBeDefined());
  await user.clear(email);
  await user.type(email, 'paul@exa');
  arrive?.();
  await waitFor(() => expect($notice.get()?.text).toBe('nora@example.org ist eingeladen.'));
  expect(await screen.findByRole('button', { name: 'Einladen' })).toBeDefined();
  expect(email.value).toBe('paul@exa');
  expect(screen.getByRole('combobox', { name: 'Berechtigung' }).textContent).toBe('Analysieren');
  await user.type(email, 'mple.org');
  expect(email.value).toBe('paul@example.org');
});

test('a role that is chosen for the next person while an invitation is on its way stays, though no address does', async () => {
  let arrive: (() => void) | undefined;
  const { user } = await openTeam({
    inviteUser: () => new Promise((resolve) => (arrive = () => resolve({ msg: 'success' }))),
  });
  await rows();
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
  await user.type(email, 'nora@example.org');
  await choose(user, /^Berechtigung$/, 'Analysieren');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await waitFor(() => expect(arrive).toBeDefined());
  await choose(user, /^Berechtigung$/, 'Trainieren');
  arrive?.();
  await waitFor(() => expect(email.value).toBe(''));
  expect(screen.getByRole('combobox', { name: 'Berechtigung' }).textContent).toBe('Trainieren');
});

test('a multi-chat shows its switch, on by default, and every change says which it is [§4.27 §6.8]', async () => {
  const { user, made } = await openTeam(
    { changePermissionUser: done, deleteSharingUser: done, resendInvite: done },
    { manager: 7 },
  );
  const whole = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'User zu allen Dialogen in diesem Multichat hinzufügen',
  });
  expect(whole.checked).toBe(true);
  await choose(user, /^Berechtigung von otto/, 'Voller Zugriff');
  await waitFor(() => expect(made('dialogPermissions')).toHaveLength(2));
  await user.click(whole);
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(made('dialogPermissions')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'otto@example.org entfernen' }));
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(made('dialogPermissions')).toHaveLength(4));
  const target = { survey_id: 'a', name: 'otto@example.org', dialog_manager_id: 7 };
  expect(made('changePermissionUser')).toEqual([{ ...target, apply_to_multichat: true, new_role: 'Voller Zugriff' }]);
  expect(made('resendInvite')).toEqual([{ ...target, apply_to_multichat: false, new_role: 'Trainieren' }]);
  expect(made('deleteSharingUser')).toEqual([{ ...target, apply_to_multichat: false }]);
});

test('a change shows before the server has answered, and is taken back when it fails [§8.23]', async () => {
  let fail: (() => void) | undefined;
  const { user } = await openTeam({
    changePermissionUser: () =>
      new Promise((_, reject) => {
        fail = () => reject(new ApiError('changePermissionUser', 409, { msg: 'Das geht nicht.' }));
      }),
  });
  await rows();
  await choose(user, /^Berechtigung von otto/, 'Analysieren');
  expect(await screen.findByRole('combobox', { name: /otto@example.org: Analysieren$/ })).toBeDefined();
  fail?.();
  // Above the dialog, not behind its trap for the focus: read out, reached by keyboard, left with Escape.
  const bar = await screen.findByRole('alertdialog', { name: 'Fehlermeldung' });
  expect($errorDialog.get()).toEqual({
    title: 'Das geht nicht.',
    additional: 'Ein Fehler ist aufgetreten. (Status 409)',
  });
  await user.tab();
  expect(bar.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect($errorDialog.get()).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Team dieses Dialogs' }).contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('combobox', { name: /otto@example.org: Trainieren$/ })).toBeDefined();
});

test('removing asks first', async () => {
  const { user, made } = await openTeam({ deleteSharingUser: done });
  await rows();
  await user.click(screen.getByRole('button', { name: 'otto@example.org entfernen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abbrechen' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'otto@example.org entfernen' }));
  expect(made('deleteSharingUser')).toEqual([]);
  expect(await rows()).toHaveLength(3);
});

test('a team that cannot be loaded closes its dialog and raises the error [§8.23]', async () => {
  await openTeam({
    dialogPermissions: () => {
      throw new ApiError('dialogPermissions', 500, {});
    },
  });
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a dialog the team closes, and nothing is asked [§8.25]', async () => {
  const { made } = openApp('/impressum');
  const onClose = vi.fn<() => void>();
  render(<TeamDialog surveyId="" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made('dialogPermissions')).toEqual([]);
});

test('a failed lookup of the multi-chat raises the error and leaves the team open [§8.24]', async () => {
  const { user } = await openTeam({
    findDialogmanagerStatus: () => {
      throw new ApiError('findDialogmanagerStatus', 500, {});
    },
  });
  const bar = await screen.findByRole('alertdialog');
  expect(bar.textContent).toContain('Ein Fehler ist aufgetreten. (Status 500)');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('below the small breakpoint the profile menu leads to the team', async () => {
  inWindow('(max-width: 599.95px)');
  const { user } = openApp('/share/a', {
    dialogPermissions: () => ({ sharing_permission: 1, roles_current_survey_id: team, workspace: null }),
    findDialogmanagerStatus: () => ({
      msg: 'success',
      connected_status: { dialog_manager_id: null, additional_dms: [] },
    }),
  });
  await screen.findByRole('button', { name: 'Team' });
  await user.click(screen.getByRole('button', { name: /^Profilmenü/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Team' }));
  expect(await rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('from the small breakpoint upward the profile menu has no team', async () => {
  const { user } = openApp('/share/a');
  await screen.findByRole('button', { name: 'Team' });
  await user.click(screen.getByRole('button', { name: /^Profilmenü/ }));
  await screen.findByRole('menuitem', { name: 'Logout' });
  expect(screen.queryByRole('menuitem', { name: 'Team' })).toBeNull();
});
