import { ApiError } from '@dialogwerk/shared/clients';
import type { Account, OpenSession } from '@dialogwerk/shared/contract';
import { $colorScheme, $dateLanguage, $notice, $session, chooseColorScheme } from '@dialogwerk/shared/state';
import { fakeUploads } from '@dialogwerk/shared/testing';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => chooseColorScheme('system'));
  closeApp();
});

const done = () => ({ msg: 'success' }) as const;
const session = (id: number, fields: Partial<OpenSession> = {}): OpenSession => ({
  session_id: `01890a5d-ac96-774b-bcce-b302099a805${id}`,
  device: 'Firefox auf Windows',
  created_at: 1,
  last_used_at: 2,
  current: false,
  ...fields,
});

/** The account screen over an account that changes as it is told. */
async function openAccount(answers: Parameters<typeof openApp>[1] = {}, fields: Partial<Account> = {}) {
  let account = anAccount(fields);
  const app = openApp('/account', {
    account: () => account,
    updateAccount: ({
      firstName = account.firstName,
      avatar = account.avatar,
      mention_mails = account.mention_mails,
    }) => (account = { ...account, firstName, mention_mails, avatar, avatar_src: avatar && '/avatars/x.svg' }),
    sessions: () => ({ sessions: [session(1, { current: true }), session(2, { device: '' })] }),
    invitations: () => ({ invitations: [] }),
    apiKeys: () => ({ keys: [] }),
    ...answers,
  });
  await screen.findByRole('heading', { level: 2, name: 'Name' });
  return app;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('what stands below the sessions comes with them, so that their list moves nothing', async () => {
  let letCome = (): void => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await openAccount({
    sessions: async () => {
      await come;
      return { sessions: [session(1, { current: true })] };
    },
  });
  expect(part('Anmeldungen').getByRole('button', { name: 'Überall abmelden' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Konto löschen …' })).toBeNull();
  letCome();
  expect(await screen.findByRole('button', { name: 'Konto löschen …' })).toBeDefined();
});

test('the name is changed here and known everywhere', async () => {
  const { user, made } = await openAccount();
  const name = part('Name');
  expect(name.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
  await user.clear(name.getByLabelText('Vorname'));
  await user.type(name.getByLabelText('Vorname'), ' Erna ');
  await user.click(name.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect($session.get()?.firstName).toBe('Erna'));
  expect(made('updateAccount')).toEqual([{ firstName: 'Erna', lastName: 'Beispiel' }]);
  expect(localStorage.getItem('firstName')).toBe('Erna');
  expect($notice.get()?.text).toBe('Ihr Name ist gespeichert.');
});

test('a new address waits for its confirmation, and a wrong password stands at its field', async () => {
  let account = anAccount({ email_validated: false });
  let isWrong = true;
  const { user, made } = await openAccount({
    account: () => account,
    changeEmail: ({ username }) => {
      if (isWrong) throw new ApiError('changeEmail', 409, { msg: 'Das Passwort stimmt nicht.', field: 'password' });
      return (account = { ...account, pending_email: username });
    },
    requestEmailValidation: done,
  });
  const email = part('E-Mail-Adresse');
  expect(email.getByText('noch nicht bestätigt')).toBeDefined();
  await user.click(email.getByRole('button', { name: 'Bestätigung erneut senden' }));
  expect(made('requestEmailValidation')).toHaveLength(1);
  await user.type(email.getByLabelText('Neue E-Mail-Adresse'), 'neu@example.org ');
  await user.type(email.getByLabelText('Bisheriges Passwort'), 'falsch');
  await user.click(email.getByRole('button', { name: 'Adresse ändern' }));
  expect(await email.findByText('Das Passwort stimmt nicht.')).toBeDefined();
  isWrong = false;
  await user.click(email.getByRole('button', { name: 'Adresse ändern' }));
  expect(await email.findByText(/^Wartet auf Bestätigung: neu@example.org/)).toBeDefined();
  expect(made('changeEmail').at(-1)).toEqual({ username: 'neu@example.org', password: 'falsch' });
});

test('a weak new password is refused at its field', async () => {
  const { user, made } = await openAccount({
    changePassword: () => {
      throw new ApiError('changePassword', 400, { msg: 'Leicht zu erraten.', field: 'new_password' });
    },
  });
  const password = part('Passwort');
  await user.type(password.getByLabelText('Bisheriges Passwort'), 'alt');
  await user.type(password.getByLabelText('Neues Passwort'), 'kurz');
  await user.click(password.getByRole('button', { name: 'Passwort ändern' }));
  expect(await password.findByText(/Bitte wählen Sie mindestens 10 Zeichen/)).toBeDefined();
  expect(made('changePassword')).toEqual([]);
  await user.type(password.getByLabelText('Neues Passwort'), 'er-als-kurz');
  await user.click(password.getByRole('button', { name: 'Passwort ändern' }));
  expect(await password.findByText('Leicht zu erraten.')).toBeDefined();
});

test('a picture is drawn with its options and kept [§3.24 §3.25]', async () => {
  const { user, made } = await openAccount();
  const picture = part('Bild');
  await user.click(picture.getByRole('button', { name: 'Bild zeichnen lassen' }));
  await user.click(picture.getByRole('switch', { name: 'Gespiegelt' }));
  await user.click(picture.getByRole('radio', { name: 'Farbe 2' }));
  await user.selectOptions(picture.getByLabelText('Form 1'), 'Linie');
  const address = picture.getByRole('img').getAttribute('src') ?? '';
  expect(address).toMatch(/^\/avatars\/[0-9a-f]{8}\.svg\?flip=true&backgroundColor=F5B63F&shape1=line$/);
  await user.click(picture.getByRole('button', { name: 'Dieses Bild verwenden' }));
  await waitFor(() => expect(made('updateAccount')).toHaveLength(1));
  expect(made('updateAccount')[0]).toMatchObject({
    avatar: { flip: true, backgroundColor: ['F5B63F'], shape1: ['line'] },
  });
});

test('a photo that is too large is refused before it is sent', async () => {
  const { user } = await openAccount();
  const sent = fakeUploads(() => ({ body: {} }));
  const file = new File([new Uint8Array(3 * 1024 * 1024)], 'foto.png', { type: 'image/png' });
  await user.upload(part('Bild').getByLabelText('Foto hochladen', { selector: 'input' }), file);
  expect(part('Bild').getByRole('alert').textContent).toBe('Das Foto ist zu groß. Erlaubt sind höchstens 2 MB.');
  expect(sent).toEqual([]);
});

test('a photo is kept as the picture', async () => {
  let account = anAccount();
  const { user } = await openAccount({ account: () => account });
  fakeUploads(() => ({ body: (account = { ...account, avatar_src: '/media/foto.png', avatar_uploaded: true }) }));
  const file = new File(['foto'], 'foto.png', { type: 'image/png' });
  await user.upload(part('Bild').getByLabelText('Foto hochladen', { selector: 'input' }), file);
  await waitFor(() => expect($notice.get()?.text).toBe('Ihr Bild ist gespeichert.'));
  expect(part('Bild').getByRole('img', { name: 'Ihr Bild' }).getAttribute('src')).toBe('/media/foto.png');
});

test('colours and dates are chosen at once', async () => {
  const { user, made } = await openAccount();
  const display = part('Darstellung');
  await user.click(display.getByRole('combobox', { name: 'Farben' }));
  await user.click(screen.getByRole('option', { name: 'Dunkel' }));
  expect($colorScheme.get()).toBe('dark');
  await waitFor(() => expect(made('updateAccount')).toEqual([{ theme: 'dark' }]));
});

test('a session is ended by itself, or all of them, which logs out here too', async () => {
  const { user, made, address } = await openAccount({ endSession: done, endAllSessions: done });
  const sessions = part('Anmeldungen');
  await user.click(await sessions.findByRole('button', { name: 'Anmeldung beenden: Unbekanntes Gerät' }));
  await waitFor(() => expect(made('sessions')).toHaveLength(2));
  expect(made('endSession')).toEqual([{ session_id: session(2).session_id }]);
  await user.click(sessions.getByRole('button', { name: 'Überall abmelden' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe('Sie wurden abgemeldet. Bitte erneut anmelden.');
});

test('an invitation is answered', async () => {
  let open = [{ survey_id: 'a', survey_name: 'Messe', role: 'Trainieren' as const, invited_by: null, created_at: 1 }];
  const { user, made } = await openAccount({
    invitations: () => ({ invitations: open }),
    answerInvitation: () => {
      open = [];
      return { msg: 'success' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Einladungen' })).toBeNull());
  expect(made('answerInvitation')).toEqual([{ survey_id: 'a', accept: true }]);
});

test('deleting says what happens to the dialogs, wants the password, and ends the session', async () => {
  const { user, made, address } = await openAccount({
    accountDeletion: () => ({
      dialogs: [
        { survey_id: 'a', survey_name: 'Messe', handed_to: 'otto@example.org', finished: 3 },
        { survey_id: 'b', survey_name: 'Klima', handed_to: null, finished: 1 },
      ],
      workspaces: [
        { workspace_id: 'c', name: 'Institut', handed_to: 'otto@example.org' },
        { workspace_id: 'd', name: 'Kurs', handed_to: null },
      ],
    }),
    deleteAccount: done,
  });
  await user.click(await screen.findByRole('button', { name: 'Konto löschen …' }));
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '„Messe“ geht an otto@example.org.',
    '„Klima“ wird mit einem beendeten Gespräch gelöscht.',
    'Der Arbeitsbereich „Institut“ geht an otto@example.org.',
    'Der Arbeitsbereich „Kurs“ wird aufgelöst; seine Dialoge bleiben bei denen, denen sie gehören.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await dialog.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeDefined();
  await user.type(dialog.getByLabelText('Ihr Passwort'), 'geheim');
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe('Ihr Konto ist gelöscht.');
  expect(made('deleteAccount')).toEqual([{ password: 'geheim' }]);
});

test('an account that cannot be loaded says why, and a retry brings it', async () => {
  let isAway = true;
  const { user } = openApp('/account', {
    account: () => {
      if (isAway) throw new ApiError('account', 500, {});
      return anAccount();
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Ihr Konto konnte nicht geladen werden');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Name' })).toBeDefined();
});

test("the account's theme and its way to write dates hold on every device, until the session ends", async () => {
  act(() => chooseColorScheme('light'));
  openApp('/dashboard', { account: () => anAccount({ theme: 'dark', language: 'en' }) });
  await waitFor(() => expect($colorScheme.get()).toBe('dark'));
  expect($dateLanguage.get()).toBe('en');
  act(() => $session.set(null));
  expect($dateLanguage.get()).toBe('de');
});

test('the word of a picture can be emptied to type another one, and comes back when none is typed', async () => {
  const { user } = await openAccount();
  await user.click(part('Bild').getByRole('button', { name: 'Bild zeichnen lassen' }));
  const word = part('Bild').getByLabelText<HTMLInputElement>('Ausgangswort');
  const before = word.value;
  await user.clear(word);
  expect(word.value).toBe('');
  await user.tab();
  expect(word.value).toBe(before);
  await user.clear(word);
  await user.type(word, 'Frida');
  expect(part('Bild').getByRole('img', { name: 'Ihr Bild' }).getAttribute('src')).toBe('/avatars/Frida.svg');
});

test('mails about mentions are switched off at once', async () => {
  const { user, made } = await openAccount();
  const wanted = () => part('Benachrichtigungen').getByRole<HTMLInputElement>('switch', { name: /in einem Kommentar/ });
  expect(wanted().checked).toBe(true);
  await user.click(wanted());
  await waitFor(() => expect(wanted().checked).toBe(false));
  expect(made('updateAccount')).toEqual([{ mention_mails: false }]);
});
