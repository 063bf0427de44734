import { frameAddresses } from '@dialogwerk/shared/contract';
import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeAreas } from '../remotes/state/areas.ts';
import { aModule } from '../testing/aModule.tsx';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';
import { knownAreas } from '../testing/knownAreas.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { ownRoutes } from './ownRoutes.data.ts';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

const icon = 'M4,4H20V20H4V4Z';
const polls: ModuleManifest = {
  id: 'mf-polls',
  title: 'Umfragen',
  routes: [
    {
      path: '/polls/:survey_id',
      name: 'Polls',
      title: 'Umfragen',
      screen: 'Polls',
      access: 'auth',
      tab: 'polls',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, signal: 'update' },
    },
    { path: '/polls', name: 'AllPolls', title: 'Alle Umfragen', screen: 'AllPolls', access: 'auth' },
  ],
  tabs: [{ name: 'polls', label: 'Umfragen', icon, path: '/polls/:survey_id', order: 35 }],
  menu: [{ label: 'Alle Umfragen', icon, path: '/polls' }],
};
const screens = { Polls: () => <h1>Polls ist da</h1>, AllPolls: () => <h1>AllPolls ist da</h1> };
const modules = { 'mf-polls': () => aModule('mf-polls', { screens }) };
const come = (areas: readonly ModuleManifest[]) => act(async () => takeAreas([...knownAreas, ...areas]));
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Bereiche des Dialogs' }));

test('a sixth module comes into the open page with its tab, address, title and line in the menu', async () => {
  const { user, address } = openApp('/share/a', {}, modules);
  await screen.findByRole('heading', { name: 'Share ist da' });
  await come([polls]);
  // Nothing that stands is drawn anew for it.
  const links = (await tabs()).getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Bearbeiten', 'Trainieren', 'Testen', 'Umfragen', 'Teilen', 'Analyse']);
  await user.click((await tabs()).getByRole('link', { name: 'Umfragen' }));
  await screen.findByRole('heading', { name: 'Polls ist da' });
  expect(address()).toBe('/polls/a');
  expect(document.title).toBe('Umfragen · Zufriedenheit im Team · Dialogwerk');
  expect(screen.getByRole('region', { name: 'Umfragen' })).toBeDefined();
  expect((await tabs()).getByRole('link', { name: 'Umfragen' }).getAttribute('aria-current')).toBe('page');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('button', { name: 'Update' })).toBeDefined();
  expect(bar.getByRole('button', { name: 'Team' })).toBeDefined();
  await user.click(bar.getByRole('button', { name: /^Profilmenü/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Alle Umfragen' }));
  await screen.findByRole('heading', { name: 'AllPolls ist da' });
  expect(document.title).toBe('Alle Umfragen · Dialogwerk');
});

test('a screen keeps what it holds when a module comes', async () => {
  const field = { Share: () => <input aria-label="Notiz" /> };
  const { user } = openApp('/share/a', {}, { ...modules, 'mf-share': () => aModule('mf-share', { screens: field }) });
  await user.type(await screen.findByLabelText('Notiz'), 'halb');
  await come([polls]);
  expect(screen.getByLabelText('Notiz')).toHaveProperty('value', 'halb');
});

test('its address is the login screen while nobody serves it, and a tab with a flag follows the dialog', async () => {
  const [tab] = polls.tabs ?? [];
  if (!tab) throw new Error('no tab');
  const { go } = openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', analyse: 0 }) }, modules);
  await come([{ ...polls, tabs: [{ ...tab, flag: 'analyse' }] }]);
  expect((await tabs()).getByRole('link', { name: 'Umfragen' }).getAttribute('aria-disabled')).toBe('true');
  await go('/polls/a');
  expect(await screen.findByText(/gerade nicht/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Polls ist da' })).toBeNull();
});

test('no module may take an address of the frame', () => {
  const first = ownRoutes.map(({ path }) => path.split('/')[1] ?? '');
  const ofModules = new Set(['analyse', 'analyse_multichat']);
  expect(first.filter((part) => !ofModules.has(part) && !frameAddresses.has(part))).toEqual([]);
});
