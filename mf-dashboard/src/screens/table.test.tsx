import { setView } from '../listed/state/view.ts';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { clearSelection } from '../listed/state/selection.ts';
import { aListedManager } from '../testing/aListedManager.ts';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const part = (survey_id: string, survey_name: string, fields = {}) => anItem({ survey_id, survey_name, ...fields });
const surveys = [
  part('a', 'Anfang', { updated_at: 500, created_at: 1 }),
  part('k', 'Kommissarin', { updated_at: 400, active: false, publication: null }),
  part('z', 'Zeuge', { updated_at: 300, publication: null }),
  part('e', 'Ende', { updated_at: 100, finished: 7 }),
];
const krimi = aListedManager(surveys.slice(1, 3), { published_at: 400 });

let api: ReturnType<typeof fakeAuthorApi>;
function open(at = '/dashboard') {
  api = fakeAuthorApi({
    listSurveys: listed(...surveys),
    listManagers: () => ({ managers: [krimi] }),
    listFolders: () => ({ folders: [], tags: [] }),
    listTasks: () => ({ tasks: [], total: 0, unchecked: [] }),
  });
  return { ...renderScreen(Dashboard, { path: '/dashboard', at }), api };
}
afterEach(() => {
  api.restore();
  act(() => {
    setView('cards');
    clearSelection();
  });
});

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const names = async () => (await rows()).map((row) => within(row).getByRole('link').textContent);

test('a table is chosen, remembered, and has the multi-chat in its place with its dialogs folded in', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tabelle' }));
  await screen.findByRole('treegrid', { name: 'Dialoge' });
  expect(localStorage.getItem('dialogwerk-dashboard-view')).toBe('table');
  expect(await names()).toEqual(['Anfang', 'Krimi', 'Ende']);
  await user.click(screen.getByRole('button', { name: 'Dialoge von „Krimi“ zeigen' }));
  expect(await names()).toEqual(['Anfang', 'Krimi', 'Kommissarin', 'Zeuge', 'Ende']);
  const [, manager, first] = await rows();
  expect(manager?.textContent).toMatch(/Live.*Veröffentlicht/);
  expect(first?.textContent).toMatch(/Inaktiv.*Noch nicht veröffentlicht/);
  expect(first?.getAttribute('aria-level')).toBe('2');
});

test('by the keyboard alone: rows, unfolding, choice and opening', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Tabelle' }));
  const at = () => {
    const row = document.activeElement;
    if (!(row instanceof HTMLElement)) throw new Error('no row has the focus');
    return within(row).getByRole('link').textContent;
  };
  (await rows())[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('Krimi');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(at()).toBe('Kommissarin');
  await user.keyboard(' ');
  expect(await screen.findByRole('region', { name: 'Auswahl' })).toBeDefined();
  await user.keyboard('{ArrowUp}{ArrowLeft}{End}');
  expect(at()).toBe('Ende');
  await user.keyboard('{Home}');
  expect(at()).toBe('Anfang');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/configurator/a'));
});

test('a column sorts, and once more the other way round; the address says it', async () => {
  const { user, address, api: fake } = open();
  await user.click(await screen.findByRole('button', { name: 'Tabelle' }));
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  expect(address()).toBe('/dashboard?ordnung=name');
  await waitFor(() => expect(fake.made.at(-1)?.request).toMatchObject({ order: 'name' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(address()).toBe('/dashboard?ordnung=name&umgekehrt=1');
  await waitFor(() => expect(fake.made.at(-1)?.request).toMatchObject({ order: 'name', direction: 'reversed' }));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
});

test('a search for a dialog of a multi-chat shows it in it', async () => {
  const { user } = open('/dashboard?suche=zeuge');
  await user.click(await screen.findByRole('button', { name: 'Tabelle' }));
  expect(await names()).toEqual(['Krimi', 'Kommissarin', 'Zeuge']);
});

test('a multi-chat is chosen with all of its dialogs', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tabelle' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Alle Dialoge von „Krimi“ auswählen' }));
  const bar = within(await screen.findByRole('region', { name: 'Auswahl' }));
  expect(bar.getByRole('status').textContent).toContain('2');
});
