import type { ReleasedPart, ReportedVersion } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { otto } from '../../testing/otto.ts';

beforeEach(() => {
  forgetPage();
  signedIn(anAuthor({ admin: true }));
});
afterEach(closeApp);

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
