import { ApiError } from '@dialogwerk/shared/clients';
import type {
  AdminSurvey,
  AdminUser,
  AuditEntry,
  ReleasedPart,
  ReportedVersion,
  SystemState,
} from '@dialogwerk/shared/contract';
import { $errorDialog, $notice } from '@dialogwerk/shared/state';
import { act, fireEvent, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn(anAuthor({ admin: true }));
});
afterEach(closeApp);

const otto: AdminUser = {
  user_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  username: 'otto@example.org',
  firstName: 'Otto',
  lastName: 'Muster',
  admin: false,
  disabled: false,
  email_validated: false,
  password_expired: false,
  created_at: 1,
  last_login_at: null,
  dialogs: 1,
};
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
  await user.click(screen.getByRole('button', { name: 'Ältere laden' }));
  expect(await list.findByText('Anmeldung')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ältere laden' })).toBeNull();
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
  await user.click(await screen.findByRole('button', { name: 'Ältere laden' }));
  await waitFor(() => expect($errorDialog.get()?.additional).toContain('500'));
  expect(within(screen.getByRole('list', { name: 'Protokoll' })).getByText('Anmeldung')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ältere laden' })).toBeDefined();
});

describe('modules', () => {
  const share: ReportedVersion = {
    module: 'mf-share',
    version: 'neu1',
    tabs: 3,
    faulty_tabs: 2,
    loads: 9,
    errors: 4,
    load_p75: 1_234,
    frame_p75: null,
    interaction_p75: 48,
    bytes: 61_000,
    last_seen_at: 1,
  };
  const part: ReleasedPart = {
    id: 'mf-share',
    current: 'neu1',
    held: null,
    trial: null,
    taken_back: { version: 'probe7', at: 1, was: 'trial' },
    versions: [{ version: 'alt1', at: 1, by: 'otto', size: 1, is_bad: false, tabs: 0 }],
  };
  const open = (versions: readonly ReportedVersion[], answers: Parameters<typeof openApp>[1] = {}) =>
    openApp('/admin?bereich=module', {
      adminReports: () => ({ since: 1, open_tabs: 2, versions: [...versions] }),
      releases: () => ({
        parts: versions.length === 0 ? [] : [part, { ...part, id: 'mf-analyse', trial: null, taken_back: null }],
      }),
      changeRelease: () => ({ part: { ...part, current: 'alt1', held: 'rollback' } }),
      ...answers,
    });

  test('each version says who has it and how it does', async () => {
    open([share, { ...share, version: 'alt1', tabs: 1, faulty_tabs: 0, bytes: 1_000 }]);
    const card = await screen.findByRole('region', { name: 'Teilen' });
    const row = within(card).getByRole('group', { name: 'neu1' });
    expect(row.textContent).toMatch(/75\s%/);
    expect(row.textContent).toContain('1.234 ms');
    expect(row.textContent).toContain('über dem Budget');
    expect(within(row).getAllByText('Tabs mit Fehlern')).toHaveLength(2);
    expect(within(card).getByRole('alert').textContent).toContain('Die Erprobung von probe7 hat sich');
    expect(within(card).getByRole('group', { name: 'alt1' }).textContent).not.toContain('über dem Budget');
    expect(screen.getByRole('region', { name: 'Analyse' }).textContent).toContain('kein Tab');
  });

  test('a version is rolled back by a button', async () => {
    const { user, made } = open([share]);
    await user.click(await screen.findByRole('button', { name: 'Zurückrollen: Teilen' }));
    await waitFor(() => expect($notice.get()?.text).toBe('Teilen: Ausgeliefert wird jetzt alt1.'));
    expect(made('changeRelease')).toEqual([{ id: 'mf-share', act: 'rollback' }]);
  });

  test('a trial is begun with a version, a share and accounts', async () => {
    const { user, made } = open([share], {
      adminUsers: ({ search }) => ({ users: search === otto.username ? [otto] : [], total: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Erprobung beginnen: Teilen' }));
    const form = within(await screen.findByRole('form', { name: 'Erprobung beginnen: Teilen' }));
    await user.selectOptions(form.getByLabelText('Version'), 'alt1');
    await user.clear(form.getByLabelText('Anteil der Browser in Prozent'));
    await user.type(form.getByLabelText('Anteil der Browser in Prozent'), '120');
    await user.type(form.getByLabelText('Dazu diese Konten'), 'Otto@example.org, nie@example.org');
    await user.click(form.getByRole('button', { name: 'Erprobung beginnen' }));
    expect(await form.findByText('Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.')).toBeDefined();
    await user.clear(form.getByLabelText('Anteil der Browser in Prozent'));
    await user.type(form.getByLabelText('Anteil der Browser in Prozent'), '20');
    await user.click(form.getByRole('button', { name: 'Erprobung beginnen' }));
    expect((await form.findByRole('alert')).textContent).toContain('nie@example.org');
    expect(made('changeRelease')).toEqual([]);
    await user.clear(form.getByLabelText('Dazu diese Konten'));
    await user.type(form.getByLabelText('Dazu diese Konten'), 'otto@example.org');
    await user.click(form.getByRole('button', { name: 'Erprobung beginnen' }));
    await waitFor(() => expect($notice.get()?.text).toBe('Teilen: Die Erprobung hat begonnen.'));
    const trial = { id: 'mf-share', act: 'try', share: 0.2, users: [otto.user_id], version: 'alt1' };
    expect(made('changeRelease')).toEqual([trial]);
    expect(screen.queryByRole('form', { name: 'Erprobung beginnen: Teilen' })).toBeNull();
  });

  test('before anything was reported it says so', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Noch hat kein Browser etwas gemeldet' })).toBeDefined();
  });
});
