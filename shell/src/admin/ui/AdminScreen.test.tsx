import { ApiError } from '@dialogwerk/shared/clients';
import type { AdminSurvey, AdminUser, AuditEntry, SystemState } from '@dialogwerk/shared/contract';
import { $errorDialog, $notice } from '@dialogwerk/shared/state';
import { act, fireEvent, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { otto } from '../../testing/otto.ts';

beforeEach(() => {
  forgetPage();
  signedIn(anAuthor({ admin: true }));
});
afterEach(closeApp);

const me: AdminUser = { ...otto, ...anAuthor({ admin: true }), email_validated: true, dialogs: 3 };
const survey: AdminSurvey = {
  survey_id: 'abc',
  survey_id_int: 1,
  survey_name: 'Teamklima',
  active: true,
  owner: 'otto@example.org',
  members: 2,
  questions: 5,
  finished: 12,
  updated_at: 1,
  deleted_at: null,
};
const entry = (audit_id: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  audit_id,
  at: 1,
  act: 'login',
  actor: 'otto@example.org',
  actor_id: null,
  target: null,
  target_id: null,
  survey_id: null,
  detail: '',
  ...fields,
});
const system: SystemState = {
  modules: [
    { id: 'shell', version: 'a1b2c3' },
    { id: 'mf-share', version: null },
  ],
  api: { version: '0.1.0', node: '24.21.0', started_at: 1 },
  database: {
    version: '18.4',
    bundled: true,
    size: 12_345_678,
    migration: '007_accounts',
    connections: { open: 4, idle: 3, waiting: 0 },
  },
  queue: {
    waiting: 2,
    oldest_at: 1,
    failed: 1,
    failures: [
      {
        mail_id: '01890a5d-ac96-774b-bcce-b302099a8058',
        kind: 'invitation',
        recipient: 'nora@example.org',
        attempts: 5,
        reason: 'mailbox full',
        last_attempt_at: 1,
      },
    ],
  },
  put_aside: [{ kind: 'request', work: 'abc/1', survey_name: 'Tatort', put_aside_at: 1 }],
  mail: { transport: 'folder', target: '/srv/mail', last_sent_at: null },
  counts: { accounts: 2, sessions: 3, surveys: 4, conversations: 5_000, media: 900, media_limit: 1_000 },
};

test('who is no admin gets a sentence and causes no call', async () => {
  signedIn(anAuthor());
  const { made } = openApp('/admin');
  expect(await screen.findByText('Dieser Bereich ist für Administratoren')).toBeDefined();
  expect(made('adminUsers')).toEqual([]);
});

test('an account is disabled at once, and that is undone from the notice', async () => {
  let kept = otto;
  const { user, made } = openApp('/admin', {
    adminUsers: () => ({ users: [me, kept], total: 2 }),
    adminUpdateUser: ({ disabled = false }) => ({ user: (kept = { ...otto, disabled }) }),
  });
  const rows = await within(await screen.findByRole('list', { name: 'Benutzer' })).findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Erika BeispielDuAdmin');
  expect(rows[1]?.textContent).toContain('Adresse nicht bestätigt');
  expect(screen.queryByRole('button', { name: 'Aktionen für erika@example.org' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aktionen für otto@example.org' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sperren' }));
  expect(await screen.findByText('gesperrt')).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toBe('otto@example.org ist gesperrt und überall abgemeldet.'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(screen.queryByText('gesperrt')).toBeNull());
  expect(made('adminUpdateUser')).toEqual([
    { user_id: otto.user_id, disabled: true },
    { user_id: otto.user_id, disabled: false },
  ]);
});

test('a change that fails is taken back', async () => {
  const { user } = openApp('/admin', {
    adminUsers: () => ({ users: [otto], total: 1 }),
    adminUpdateUser: () => {
      throw new ApiError('adminUpdateUser', 409, { msg: 'Das geht nicht.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aktionen für otto@example.org' }));
  await user.click(screen.getByRole('menuitem', { name: 'Zum Admin machen' }));
  await waitFor(() => expect($errorDialog.get()?.title).toBe('Das geht nicht.'));
  expect(screen.queryByText('Admin')).toBeNull();
});

test('users are searched, paged and invited', async () => {
  const { user, made } = openApp('/admin', {
    adminUsers: ({ search }) => ({ users: search === undefined ? [otto] : [], total: search === undefined ? 120 : 0 }),
    adminInviteUser: () => ({ msg: 'success' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
  expect(await screen.findByText('Seite 2 von 3')).toBeDefined();
  // At once, because a busy machine types more slowly than the field waits.
  for (const value of ['n', 'no', 'nora']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(await screen.findByText('Nichts gefunden')).toBeDefined();
  expect(made('adminUsers')).toEqual([{ page: 1 }, { page: 2 }, { page: 1, search: 'nora' }]);
  await user.type(screen.getByLabelText('Jemanden einladen: E-Mail-Adresse'), 'nora@example.org');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await waitFor(() => expect(made('adminInviteUser')).toEqual([{ username: 'nora@example.org' }]));
});

test('a deleted dialog is restored to an owner', async () => {
  let kept: AdminSurvey = { ...survey, deleted_at: 1, owner: null };
  const { user, made } = openApp('/admin?bereich=dialoge', {
    adminSurveys: () => ({ surveys: [kept], total: 1 }),
    adminHandOver: ({ username }) => ({ survey: (kept = { ...survey, owner: username }) }),
  });
  const list = within(await screen.findByRole('list', { name: 'Dialoge' }));
  expect(list.getByText('ohne Besitzer')).toBeDefined();
  await user.click(list.getByRole('button', { name: '„Teamklima“ übergeben' }));
  await user.type(list.getByLabelText('Neuer Besitzer (E-Mail-Adresse)'), 'nora@example.org');
  await user.click(list.getByRole('button', { name: 'Übergeben' }));
  expect(await list.findByText('nora@example.org')).toBeDefined();
  expect(list.getByText('Live')).toBeDefined();
  expect(made('adminHandOver')).toEqual([{ survey_id: 'abc', username: 'nora@example.org' }]);
});

test('the state of the system is told, with what is still to be filled in and mails that failed', async () => {
  const { user, made } = openApp('/admin?bereich=system', {
    adminSystem: () => system,
    adminRetryMails: () => ({ retried: 1 }),
    adminRetryWork: () => ({ retried: 1 }),
    legalPage: ({ page }) => ({ text: '', placeholders: page === 'agb' ? ['Preis', 'Ort'] : [] }),
  });
  expect((await screen.findByRole('region', { name: 'Module' })).textContent).toContain(
    'shella1b2c3mf-sharenicht gebaut',
  );
  expect(screen.getByRole('region', { name: 'Datenbank' }).textContent).toContain('18.4 (mitgeliefert)Größe12,3 MB');
  expect(await screen.findByText(/2 Angaben fehlen/)).toBeDefined();
  expect(screen.getByText('mailbox full')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Gescheiterte noch einmal senden' }));
  await waitFor(() => expect(made('adminSystem')).toHaveLength(2));
  const aside = within(await screen.findByRole('region', { name: 'Beiseitegelegte Arbeit' }));
  expect(aside.getByText(/Sprachmodell eines Gesprächs, „Tatort“, seit/)).toBeDefined();
  await user.click(aside.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('Eine Arbeit wird noch einmal begonnen.'));
  await waitFor(() => expect(made('adminSystem')).toHaveLength(3));
});

test('the trail is read backwards and by act', async () => {
  const { user, made } = openApp('/admin?bereich=protokoll', {
    adminAudit: ({ before }) =>
      before === undefined
        ? {
            entries: [entry(9, { act: 'member_changed', target: 'nora@example.org', detail: 'Trainieren' })],
            more: true,
          }
        : { entries: [entry(8)], more: false },
  });
  const list = within(await screen.findByRole('list', { name: 'Protokoll' }));
  expect(list.getByText('Berechtigung geändert')).toBeDefined();
  expect(list.getByText('otto@example.org → nora@example.org')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ältere zeigen' }));
  expect(await list.findByText('Anmeldung')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Vorgang'), 'Konto gelöscht');
  await waitFor(() => expect(made('adminAudit')).toEqual([{}, { before: 9 }, { act: 'account_deleted' }]));
});

test('older acts that cannot be loaded raise the error and leave those that are there', async () => {
  const { user } = openApp('/admin?bereich=protokoll', {
    adminAudit: ({ before }) => {
      if (before !== undefined) throw new ApiError('adminAudit', 500, {});
      return { entries: [entry(9)], more: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }));
  await waitFor(() => expect($errorDialog.get()?.additional).toContain('500'));
  expect(within(screen.getByRole('list', { name: 'Protokoll' })).getByText('Anmeldung')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ältere zeigen' })).toBeDefined();
});
