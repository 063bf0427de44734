import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function withApi(answers: Parameters<typeof fakeAuthorApi>[0]) {
  api = fakeAuthorApi(answers);
  return api;
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

const open = (at = '/dashboard') => renderScreen(Dashboard, { path: '/dashboard', at });

test('each dialog shows its state, figures, role and the areas that its flags open', async () => {
  withApi({
    listSurveys: listed(anItem({ role: 'Trainieren', bearbeiten: 0, live_switch: 0, analyse: 0 })),
  });
  const { user } = open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Live')).toBeDefined();
  expect(card.getByText('Veröffentlicht')).toBeDefined();
  expect(card.getByText('9 Fragen · 1.234 beendete Gespräche')).toBeDefined();
  expect(card.getByText('Ihre Berechtigung: Trainieren')).toBeDefined();
  expect(card.getByRole('link', { name: 'Testen' }).getAttribute('href')).toBe('/assess/s1');
  expect(card.getByRole('link', { name: 'Teamklima' }).getAttribute('href')).toBe('/assess/s1');
  for (const name of ['Bearbeiten', 'Teilen', 'Analyse']) {
    expect(card.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  }
  await user.click(card.getByRole('button', { name: /^Mehr zu/ }));
  const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(offered).toEqual(['Team', 'In Ordner verschieben', 'Schlagwörter', 'Archivieren']);
});

test.each([
  [null, 'Noch nicht veröffentlicht'],
  [1, '1 unveröffentlichte Änderung'],
  [1234, '1.234 unveröffentlichte Änderungen'],
])('a card tells how its draft stands: %j is „%s“', async (unpublished_changes, label) => {
  const { publication } = anItem();
  const state = publication && unpublished_changes !== null ? { ...publication, unpublished_changes } : null;
  withApi({ listSurveys: listed(anItem({ publication: state })) });
  open();
  const cards = within(await screen.findByRole('list', { name: 'Dialoge' }));
  expect(cards.getByText(label)).toBeDefined();
});

test('a dialog that respondents get through a multi-chat says so instead of being unpublished', async () => {
  const part_of = { dialog_manager_id: 3, name: 'Wolken über der Warte' };
  withApi({ listSurveys: listed(anItem({ publication: null, part_of, shipped: true })) });
  open();
  const cards = within(await screen.findByRole('list', { name: 'Dialoge' }));
  expect(cards.getByText('Teil von „Wolken über der Warte“')).toBeDefined();
  expect(cards.queryByText('Noch nicht veröffentlicht')).toBeNull();
  const guide = within(await screen.findByRole('region', { name: 'Ihr erster Dialog' }));
  expect(guide.getByRole('button', { name: 'Mit einer Vorlage beginnen' })).toBeDefined();
});

test('a search waits until typing rests, stands in the address and is asked of the server once', async () => {
  const { made } = withApi({ listSurveys: listed(anItem()) });
  const { user, address } = open();
  await screen.findByText('Teamklima');
  const field = screen.getByRole('searchbox', { name: 'Dialoge suchen' });
  // At once, because a busy machine types more slowly than the field waits.
  for (const value of ['Z', 'Zu', 'Zufrieden']) fireEvent.change(field, { target: { value } });
  expect(await screen.findByText('Nichts gefunden')).toBeDefined();
  expect(made.filter(({ name }) => name === 'listSurveys').map(({ request }) => request)).toEqual([
    {},
    { search: 'Zufrieden' },
  ]);
  expect(address()).toBe('/dashboard?suche=Zufrieden');

  await user.click(screen.getByRole('button', { name: 'Alle Dialoge zeigen' }));
  expect(await screen.findByText('Teamklima')).toBeDefined();
  expect(address()).toBe('/dashboard');
});

test('a search in the address is searched for at once', async () => {
  const { made } = withApi({ listSurveys: listed(anItem()) });
  open('/dashboard?suche=Team');
  expect(await screen.findByText('1 Treffer für „Team“')).toBeDefined();
  expect(made.find(({ name }) => name === 'listSurveys')?.request).toEqual({ search: 'Team' });
});

test('without a dialog the page teaches how to begin', async () => {
  withApi({ listSurveys: listed() });
  open();
  expect(await screen.findByRole('heading', { name: 'Noch kein Dialog' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Neuer Dialog' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a fault while loading says what is safe and loads again on request', async () => {
  let works = false;
  withApi({
    listSurveys: (request) => {
      if (!works) throw new ApiError('listSurveys', 0, null);
      return listed(anItem())(request);
    },
  });
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Der Server ist nicht erreichbar.');
  expect(alert.textContent).toContain('sicher gespeichert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Teamklima')).toBeDefined();
});

test('leaving gives up the load that runs', async () => {
  const { made } = withApi({ listSurveys: () => new Promise(() => undefined) });
  const { leave } = open();
  const call = () => made.find(({ name }) => name === 'listSurveys');
  await waitFor(() => expect(call()).toBeDefined());
  await leave();
  expect(call()?.signal?.aborted).toBe(true);
});

test('a new dialog gets its name first and opens in the configurator', async () => {
  const { made } = withApi({
    listSurveys: listed(anItem()),
    createSurvey: ({ survey_name }) => ({ survey: anItem({ survey_id: 'new', survey_name }) }),
  });
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  const field = screen.getByRole('textbox', { name: /Name des Dialogs/ });
  await user.clear(field);
  await user.type(field, '  {Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie dem Dialog einen Namen.');
  await user.type(field, 'Betriebsklima {Enter}');
  await waitFor(() => expect(address()).toBe('/configurator/new'));
  const creation = made.find(({ name }) => name === 'createSurvey');
  expect(creation?.request).toEqual({ survey_name: 'Betriebsklima' });
});

test('a name that the server refuses stays in the field with the sentence of the server', async () => {
  withApi({
    listSurveys: listed(),
    createSurvey: () => {
      throw new ApiError('createSurvey', 400, { msg: 'Der Name ist zu lang.' });
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Der Name ist zu lang.');
  expect(screen.getByDisplayValue('Neuer Dialog')).toBeDefined();
});

async function chooseInMenu(user: ReturnType<typeof open>['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('a new name shows at once and stays when the server takes it', async () => {
  let take: () => void = () => undefined;
  withApi({
    listSurveys: listed(anItem()),
    updateSurveySettings: () =>
      new Promise((resolve) => {
        take = () => resolve({ msg: 'success', revision: 2 });
      }),
  });
  const { user } = open();
  await chooseInMenu(user, 'Umbenennen');
  await user.keyboard('Betriebsklima{Enter}');
  expect(await screen.findByRole('link', { name: 'Betriebsklima' })).toBeDefined();
  take();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Betriebsklima' })).toBeDefined());
  expect($notice.get()).toBeNull();
});

test('a new name is taken back when the server refuses it, and can be tried again', async () => {
  let refusing = true;
  withApi({
    listSurveys: listed(anItem()),
    updateSurveySettings: () => {
      if (refusing) throw new ApiError('updateSurveySettings', 0, null);
      return { msg: 'success', revision: 2 };
    },
  });
  const { user } = open();
  await chooseInMenu(user, 'Umbenennen');
  await user.keyboard('Betriebsklima{Enter}');
  expect(await screen.findByRole('link', { name: 'Teamklima' })).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toContain('„Betriebsklima“ wurde nicht gespeichert'));
  refusing = false;
  $notice.get()?.action?.run();
  expect(await screen.findByRole('link', { name: 'Betriebsklima' })).toBeDefined();
});

test('only the owner is offered to delete', async () => {
  withApi({ listSurveys: listed(anItem({ role: 'Voller Zugriff' })) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Veröffentlichen',
    'Umbenennen',
    'Duplizieren',
    'Für ein Team kopieren',
    'Antworten exportieren',
    'Team',
    'In Arbeitsbereich stellen',
    'In Ordner verschieben',
    'Schlagwörter',
    'Archivieren',
  ]);
  const survey_id = anItem().survey_id;
  const address = `/analyse/${survey_id}?export=1`;
  expect(screen.getByRole('menuitem', { name: 'Antworten exportieren' }).getAttribute('href')).toBe(address);
});
