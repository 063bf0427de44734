import { ApiError } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const INVALID = 'Ungültiger Link. Bitte erneut versuchen oder anmelden.';
const tokens = { success: true, token: 't', refresh_token: 'r', device: 'd' } as const;
const refused = (status: number, body: object = {}, statusText = '') => {
  throw new ApiError('magicLink', status, body, statusText);
};
const there = () => screen.findByRole('heading', { name: 'Dashboard ist da' });
beforeEach(forgetPage);
afterEach(closeApp);

describe('a magic link', () => {
  test('logs in, stores the tokens and goes to the dashboard [§2.14 §2.28 §4.2]', async () => {
    const { address, made } = openApp('/magic_link?token=abc', {
      magicLink: () => ({ kind: 'login', ...tokens, ...anAuthor() }),
    });
    await there();
    expect(address()).toBe('/dashboard');
    expect(made('magicLink')).toEqual([{ magic_link: 'abc' }]);
    expect(localStorage.getItem('token')).toBe('t');
    expect($session.get()).toEqual(anAuthor());
    expect(made('verifyToken')).toEqual([]);
  });

  test.each([400, 404, 500, 0])(
    'that fails with status %i says so, may be tried again and asked for anew [§8.13]',
    async (status) => {
      let fails = true;
      const { user, made } = openApp('/magic_link?token=abc', {
        magicLink: () => (fails ? refused(status) : { kind: 'login', ...tokens, ...anAuthor() }),
        requestMagicLink: () => ({ msg: 'success' }),
      });
      expect((await screen.findByText(INVALID)).closest('[role=alert]')).not.toBeNull();
      expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/login');
      await user.type(screen.getByLabelText('E-Mail-Adresse'), ' erika@example.org ');
      await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
      expect((await screen.findByRole('status')).textContent).toContain('Wenn es ein Konto mit dieser Adresse gibt');
      expect(made('requestMagicLink')).toEqual([{ username: 'erika@example.org' }]);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
      await there();
    },
  );

  test('with an empty token is invalid without a call [§5.3]', async () => {
    const { made } = openApp('/magic_link?token=');
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(made('magicLink')).toEqual([]);
  });

  test('of an invitation to an account that exists says which teams that is', async () => {
    openApp('/magic_link?token=abc', {
      magicLink: () => ({
        kind: 'accepted',
        username: 'a@example.org',
        survey_names: ['Teamklima', 'Messe'],
        workspace_names: [],
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Einladung angenommen' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Teamklima', 'Messe']);
  });
});

describe('registration by a magic link', () => {
  const open = (
    register: () =>
      | never
      | { success: true; token: string; refresh_token: string; device: string; user_id: string; msg: string },
  ) =>
    openApp('/magic_link?token=abc', {
      magicLink: () => ({ kind: 'registration', username: 'neu@example.org' }),
      magicLinkRegistration: register,
    });
  const fill = async (user: ReturnType<typeof openApp>['user'], password = 'zehn-Zeichen') => {
    await user.type(await screen.findByLabelText('Vorname'), ' Nora ');
    await user.type(screen.getByLabelText('Nachname'), 'Neu');
    await user.type(screen.getByLabelText('Passwort'), password);
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  };

  test('stores the tokens and goes to the dashboard; the username is fixed by the link [§2.28 §4.2]', async () => {
    const { user, address, made } = open(() => ({ ...tokens, user_id: 'u1', msg: 'success' }));
    expect((await screen.findByLabelText('E-Mail-Adresse')).hasAttribute('readonly')).toBe(true);
    await fill(user);
    await there();
    expect(address()).toBe('/dashboard');
    expect(made('magicLinkRegistration')).toEqual([
      { username: 'neu@example.org', firstName: 'Nora', lastName: 'Neu', password: 'zehn-Zeichen', magic_link: 'abc' },
    ]);
    expect($session.get()).toMatchObject({ username: 'neu@example.org', firstName: 'Nora', user_id: 'u1' });
  });

  test.each([
    [
      400,
      { msg: 'Dieses Passwort wird sehr häufig benutzt.' },
      'Bad Request',
      'Dieses Passwort wird sehr häufig benutzt.',
    ],
    [409, { msg: 'Das Konto gibt es schon.' }, 'Conflict', 'Conflict'],
    [500, {}, 'Internal Server Error', 'Internal Server Error'],
    [0, null, '', 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.'],
  ])('status %i says what spec §8 wants [§8.12]', async (status, body, statusText, text) => {
    const { user, address } = open(() => refused(status, body ?? {}, statusText));
    await fill(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(address()).toBe('/magic_link?token=abc');
  });

  test('the rules of the password are checked as one types, and a short one is not sent', async () => {
    const { user, made } = open(() => refused(500));
    const field = await screen.findByLabelText('Passwort');
    await user.type(field, 'neun-Zei!');
    expect(screen.getByText(/mindestens 10 Zeichen/).textContent).toContain('(noch nicht erfüllt)');
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    expect(screen.getByText('Das Passwort ist zu kurz. Bitte wählen Sie mindestens 10 Zeichen.')).toBeDefined();
    expect(screen.getByText('Bitte geben Sie Ihren Vornamen ein.')).toBeDefined();
    await user.type(field, 'x');
    expect(screen.getByText(/^mindestens 10 Zeichen/).textContent).toContain('(erfüllt)');
    expect(made('magicLinkRegistration')).toEqual([]);
  });
});

describe('resetting a password', () => {
  test("is offered on the login screen, and its answer tells nobody's account", async () => {
    const { user, made } = openApp('/login', { requestPasswordReset: () => ({ msg: 'success' }) });
    await user.click(await screen.findByRole('link', { name: 'Passwort vergessen?' }));
    await user.click(await screen.findByRole('button', { name: 'Link anfordern' }));
    expect(screen.getByText('Bitte gültige E-Mail angeben')).toBeDefined();
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'erika');
    expect(screen.getByText('Bitte gültige Email angeben')).toBeDefined();
    await user.type(screen.getByLabelText('E-Mail-Adresse'), '@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    expect((await screen.findByRole('status')).textContent).toContain('Wenn es ein Konto mit dieser Adresse gibt');
    expect(made('requestPasswordReset')).toEqual([{ username: 'erika@example.org' }]);
  });

  test('too many requests say so', async () => {
    const { user } = openApp('/reset_password', {
      requestPasswordReset: () => refused(429, { code: 'throttle/too-many-attempts' }),
    });
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'erika@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    );
  });

  test('behind the link the new password is set', async () => {
    const { user, made } = openApp('/reset_password?token=abc', {
      resetPassword: () => ({ msg: 'success', device: 'd', username: 'erika@example.org' }),
    });
    await user.type(await screen.findByLabelText('Neues Passwort'), 'zehn-Zeichen');
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
    expect(await screen.findByRole('heading', { name: 'Das neue Passwort gilt' })).toBeDefined();
    expect(made('resetPassword')).toEqual([{ token: 'abc', password: 'zehn-Zeichen' }]);
  });

  test.each([
    [{ msg: 'Dieses Passwort wird sehr häufig benutzt.', field: 'password' }, /^Dieses Passwort wird sehr häufig/],
    [{ msg: 'Ungültiger Link.', code: 'link/invalid' }, INVALID],
  ])('refused with %j it says which of both is wrong', async (body, text) => {
    const { user } = openApp('/reset_password?token=abc', { resetPassword: () => refused(400, body) });
    await user.type(await screen.findByLabelText('Neues Passwort'), 'zehn-Zeichen');
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('the validation of an address', () => {
  test('confirms it, and a session of the same account gets its new name', async () => {
    signedIn();
    openApp('/email_validation?token=abc', {
      confirmEmail: () => ({ msg: 'success', username: 'neu@example.org' }),
      account: () => anAccount({ username: 'neu@example.org' }),
    });
    expect(await screen.findByRole('heading', { name: 'E-Mail-Adresse bestätigt' })).toBeDefined();
    await waitFor(() => expect($session.get()?.username).toBe('neu@example.org'));
    expect(localStorage.getItem('username')).toBe('neu@example.org');
  });

  test('with a link that does not count a new mail can be sent', async () => {
    signedIn();
    const { user, made } = openApp('/email_validation?token=abc', {
      confirmEmail: () => refused(400, { msg: 'Ungültiger Link.', code: 'link/invalid' }),
      requestEmailValidation: () => ({ msg: 'success' }),
    });
    await user.click(await screen.findByRole('button', { name: 'E-Mail erneut senden' }));
    expect((await screen.findByRole('status')).textContent).toContain('Die E-Mail ist unterwegs.');
    expect(made('requestEmailValidation')).toHaveLength(1);
  });

  test('without a link says what to do', async () => {
    openApp('/email_validation');
    expect(await screen.findByText(/Öffnen Sie bitte den Link aus der E-Mail/)).toBeDefined();
    expect(screen.getByText(/sobald Sie angemeldet sind/)).toBeDefined();
  });
});
