import { ApiError } from '@dialogwerk/shared/clients';
import type { ListedManager } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aListedManager } from '../testing/aListedManager.ts';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const aDialog = (survey_id: string, survey_name: string, bearbeiten: 0 | 1 = 1) =>
  anItem({ survey_id, survey_name, bearbeiten });
const surveys = [aDialog('a', 'Kommissarin'), aDialog('b', 'Zeuge'), aDialog('c', 'Fremder', 0)];
const aManager = (fields: Partial<ListedManager> = {}) => aListedManager(surveys.slice(0, 2), fields);

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0]) {
  api = fakeAuthorApi({ listSurveys: listed(...surveys), ...answers });
  return { ...renderScreen(Dashboard, { path: '/dashboard' }), api };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});
const list = async () => within(await screen.findByRole('list', { name: 'Dialoge' }));

test('a multi-chat lists its dialogs in their order and leads to its view', async () => {
  open({ listManagers: () => ({ managers: [aManager({ hidden_surveys: 1, may_edit: false })] }) });
  const link = await (await list()).findByRole('link', { name: 'Krimi' });
  expect(link.getAttribute('href')).toBe('/configurator/a?multichat=7');
  expect((await list()).getByText('und 1 Dialog, auf den Sie keinen Zugriff haben')).toBeDefined();
  expect((await list()).queryByRole('button', { name: 'Mehr zu „Krimi“' })).toBeNull();
});

test('it leads to a dialog that the author may edit, and nowhere when there is none', async () => {
  const { connected_surveys } = aManager();
  const [kommissarin, zeuge] = connected_surveys.map((survey) => Object.assign({}, survey, { may_edit: false }));
  if (!kommissarin || !zeuge) throw new Error('the multi-chat has no dialogs');
  const trained = aManager({ name: 'Nur trainiert', connected_surveys: [kommissarin, zeuge], may_edit: false });
  const mixed = aManager({
    dialog_manager_id: 8,
    connected_surveys: [kommissarin, { ...zeuge, may_edit: true }],
    may_edit: false,
  });
  open({ listManagers: () => ({ managers: [trained, mixed] }) });
  const link = await (await list()).findByRole('link', { name: 'Krimi' });
  expect(link.getAttribute('href')).toBe('/configurator/b?multichat=8');
  expect((await list()).getByRole('heading', { name: 'Nur trainiert' })).toBeDefined();
  expect((await list()).queryByRole('link', { name: 'Nur trainiert' })).toBeNull();
});

test('one is made of dialogs that the author may edit, in the order that they choose', async () => {
  const {
    user,
    api: fake,
    address,
  } = open({
    listManagers: () => ({ managers: [] }),
    createManager: () => ({ manager: aManager() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Multi-Chat anlegen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Multi-Chat anlegen' }));
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  const field = dialog.getByRole('textbox', { name: /Name des Multi-Chats/, description: /einen Namen/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'Krimi');
  expect(dialog.queryByRole('checkbox', { name: 'Fremder' })).toBeNull();
  await user.click(await dialog.findByRole('checkbox', { name: 'Kommissarin' }));
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  expect(dialog.getByRole('alert').textContent).toContain('mindestens zwei');
  await user.click(dialog.getByRole('checkbox', { name: 'Zeuge' }));
  await user.click(dialog.getByRole('button', { name: '„Zeuge“ nach oben' }));
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(address()).toBe('/configurator/a?multichat=7'));
  expect(fake.made.find(({ name }) => name === 'createManager')?.request).toEqual({
    name: 'Krimi',
    survey_ids: ['b', 'a'],
  });
});

test('a deleted one leaves the list at once and comes back by Rückgängig', async () => {
  let managers = [aManager()];
  const { user } = open({
    listManagers: () => ({ managers }),
    deleteManager() {
      managers = [];
      return { msg: 'success' };
    },
    restoreManager() {
      managers = [aManager()];
      return { manager: aManager() };
    },
  });
  await user.click(await (await list()).findByRole('button', { name: 'Mehr zu „Krimi“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Krimi' })).toBeNull());
  await waitFor(() => expect($notice.get()?.text).toContain('liegt jetzt im Papierkorb'));
  act(() => $notice.get()?.action?.run());
  expect(await (await list()).findByRole('link', { name: 'Krimi' })).toBeDefined();
});

test('what the server refuses is told, and nothing is lost', async () => {
  const refuse = (): never => {
    throw new ApiError('deleteManager', 409, { msg: 'Das dürfen Sie nicht.' });
  };
  const { user } = open({ listManagers: () => ({ managers: [aManager()] }), deleteManager: refuse });
  await user.click(await (await list()).findByRole('button', { name: 'Mehr zu „Krimi“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Das dürfen Sie nicht.'));
  expect((await list()).getByRole('link', { name: 'Krimi' })).toBeDefined();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let calls = 0;
  const { user } = open({
    listManagers: () => {
      calls += 1;
      if (calls === 1) throw new ApiError('listManagers', 503, { msg: 'server_busy', code: 'server/busy' });
      return { managers: [aManager()] };
    },
  });
  const alert = within(await screen.findByRole('alert'));
  await user.click(alert.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await (await list()).findByRole('link', { name: 'Krimi' })).toBeDefined();
});

test('of very many dialogs the first are offered, and the others by their name', async () => {
  const many = Array.from({ length: 3000 }, (_, place) => aDialog(`d${place}`, `Standort ${place}`));
  const { user } = open({ listSurveys: listed(...many), listManagers: () => ({ managers: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Multi-Chat anlegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(24);
  expect(dialog.getByText('2.976 weitere Dialoge: Suchen Sie nach dem Namen.')).toBeDefined();
  await user.click(dialog.getByRole('checkbox', { name: 'Standort 1' }));
  await user.type(dialog.getByRole('searchbox'), 'ORT 2999{Enter}');
  // What is chosen stays in sight.
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Standort 1' }).checked).toBe(true);
  expect(dialog.getByRole('checkbox', { name: 'Standort 2999' })).toBeDefined();
  expect(dialog.queryByRole('alert')).toBeNull();
});
