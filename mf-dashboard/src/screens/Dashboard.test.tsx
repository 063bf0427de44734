import { ApiError } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { IMPORT_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
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

function anItem(fields: Partial<SurveyListItem> = {}): SurveyListItem {
  return {
    survey_id: 's1',
    survey_id_int: 1,
    survey_name: 'Teamklima',
    active: true,
    role: 'Besitzer',
    questions: 9,
    finished: 1234,
    updated_at: 1_760_000_000_000,
    bearbeiten: 1,
    intrance: 1,
    testen: 1,
    live_switch: 1,
    analyse: 1,
    ...fields,
  };
}
const open = (at = '/dashboard') => renderScreen(Dashboard, { path: '/dashboard', at });
const aFile = (content: string, name = 'phq-9.json') => new File([content], name, { type: 'application/json' });
const fileInput = async () => {
  const input = await screen.findByLabelText('Fragebogen importieren', { selector: 'input' });
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input');
  return input;
};

test('each dialog shows its state, figures, role and the areas that its flags open', async () => {
  withApi({
    listSurveys: () => ({ surveys: [anItem({ role: 'Trainieren', bearbeiten: 0, live_switch: 0, analyse: 0 })] }),
  });
  open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Live')).toBeDefined();
  expect(card.getByText('9 Fragen · 1.234 beendete Gespräche')).toBeDefined();
  expect(card.getByText('Ihre Rolle: Trainieren')).toBeDefined();
  expect(card.getByRole('link', { name: 'Testen' }).getAttribute('href')).toBe('/assess/s1');
  expect(card.getByRole('link', { name: 'Teamklima' }).getAttribute('href')).toBe('/assess/s1');
  for (const name of ['Bearbeiten', 'Teilen', 'Analyse']) {
    expect(card.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  }
  expect(card.queryByRole('button', { name: /^Mehr zu/ })).toBeNull();
});

test('a search waits until typing rests, stands in the address and is asked of the server once', async () => {
  const { made } = withApi({ listSurveys: ({ search }) => ({ surveys: search === undefined ? [anItem()] : [] }) });
  const { user, address } = open();
  await screen.findByText('Teamklima');
  await user.type(screen.getByRole('searchbox', { name: 'Dialoge suchen' }), 'Zufrieden');
  expect(await screen.findByText('Nichts gefunden')).toBeDefined();
  expect(made.map(({ request }) => request)).toEqual([{}, { search: 'Zufrieden' }]);
  expect(address()).toBe('/dashboard?suche=Zufrieden');

  await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
  expect(await screen.findByText('Teamklima')).toBeDefined();
  expect(address()).toBe('/dashboard');
});

test('a search in the address is searched for at once', async () => {
  const { made } = withApi({ listSurveys: () => ({ surveys: [anItem()] }) });
  open('/dashboard?suche=Team');
  expect(await screen.findByText('1 Treffer für „Team“')).toBeDefined();
  expect(made[0]?.request).toEqual({ search: 'Team' });
});

test('without a dialog the page teaches how to begin', async () => {
  withApi({ listSurveys: () => ({ surveys: [] }) });
  open();
  expect(await screen.findByRole('heading', { name: 'Noch kein Dialog' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Neuer Dialog' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a fault while loading says what is safe and loads again on request', async () => {
  let works = false;
  withApi({
    listSurveys: () => {
      if (!works) throw new ApiError('listSurveys', 0, null);
      return { surveys: [anItem()] };
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
  await waitFor(() => expect(made).toHaveLength(1));
  await leave();
  expect(made[0]?.signal?.aborted).toBe(true);
});

test('a new dialog gets its name first and opens in the configurator', async () => {
  const { made } = withApi({
    listSurveys: () => ({ surveys: [anItem()] }),
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
  expect(made.at(-1)?.request).toEqual({ survey_name: 'Betriebsklima' });
});

test('a name that the server refuses stays in the field with the sentence of the server', async () => {
  withApi({
    listSurveys: () => ({ surveys: [] }),
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
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

test('a new name shows at once and stays when the server takes it', async () => {
  let take: () => void = () => undefined;
  withApi({
    listSurveys: () => ({ surveys: [anItem()] }),
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
    listSurveys: () => ({ surveys: [anItem()] }),
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

test("a deleted dialog leaves without a question and 'Rückgängig' brings it back", async () => {
  const { made } = withApi({
    listSurveys: () => ({ surveys: [anItem(), anItem({ survey_id: 's2', survey_name: 'Onboarding' })] }),
    deleteSurvey: () => ({ msg: 'success' }),
    restoreSurvey: () => ({ survey: anItem() }),
  });
  const { user } = open();
  await chooseInMenu(user, 'Löschen');
  await waitFor(() => expect(screen.queryByText('Teamklima')).toBeNull());
  expect(screen.getByText('Onboarding')).toBeDefined();
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  $notice.get()?.action?.run();
  expect(await screen.findByText('Teamklima')).toBeDefined();
  expect(made.slice(1).map(({ name }) => name)).toEqual(['deleteSurvey', 'restoreSurvey']);
});

test('a dialog that could not be deleted comes back with a sentence', async () => {
  withApi({
    listSurveys: () => ({ surveys: [anItem()] }),
    deleteSurvey: () => {
      throw new ApiError('deleteSurvey', 500, null);
    },
  });
  const { user } = open();
  await chooseInMenu(user, 'Löschen');
  await waitFor(() => expect($notice.get()?.text).toContain('„Teamklima“ wurde nicht gelöscht.'));
  expect(await screen.findByText('Teamklima')).toBeDefined();
});

test('only the owner is offered to delete', async () => {
  withApi({ listSurveys: () => ({ surveys: [anItem({ role: 'Voller Zugriff' })] }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Umbenennen']);
});

test('a file above 5 MB is refused before anything is sent', async () => {
  const { made } = withApi({ listSurveys: () => ({ surveys: [] }) });
  const { user } = open();
  await user.upload(await fileInput(), aFile('x'.repeat(IMPORT_LIMIT_BYTES + 1024 * 1024)));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '„phq-9.json“ ist 6,0 MB groß. Eine Datei darf höchstens 5 MB groß sein.',
  );
  expect(made.map(({ name }) => name)).not.toContain('importQuestionnaire');
});

test("a file that the server cannot read shows the server's sentence and that nothing was made", async () => {
  withApi({
    listSurveys: () => ({ surveys: [] }),
    importQuestionnaire: () => {
      throw new ApiError('importQuestionnaire', 400, { msg: 'In der Datei steht kein Questionnaire.' });
    },
  });
  const { user } = open();
  await user.upload(await fileInput(), aFile('{}'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'In der Datei steht kein Questionnaire. Es wurde nichts angelegt.',
  );
});

test('an import that runs can be cancelled, and the list is loaded again in case the server was quicker', async () => {
  const { made } = withApi({
    listSurveys: () => ({ surveys: [] }),
    importQuestionnaire: () => new Promise(() => undefined),
  });
  const { user } = open();
  await user.upload(await fileInput(), aFile('{}'));
  expect(await screen.findByRole('progressbar')).toBeDefined();
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('importQuestionnaire'));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText('Der Import wurde abgebrochen.')).toBeDefined();
  expect(made.map(({ name }) => name)).toEqual(['listSurveys', 'importQuestionnaire', 'listSurveys']);
});

test('a file dropped on the page is imported; its notes and the way into the new dialog show', async () => {
  const { made } = withApi({
    listSurveys: () => ({ surveys: [] }),
    importQuestionnaire: () => ({
      survey: anItem({ survey_id: 'new', survey_name: 'PHQ-9' }),
      notes: ['Frage 10 hat eine Bedingung, die nicht übernommen wurde.'],
    }),
  });
  open();
  await screen.findByRole('heading', { name: 'Noch kein Dialog' });
  const dataTransfer = { types: ['Files'], files: [aFile('{"resourceType":"Questionnaire"}')] };
  fireEvent.dragEnter(document.body, { dataTransfer });
  expect(screen.getByText('Datei hier ablegen, um den Fragebogen zu importieren')).toBeDefined();
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByText('„PHQ-9“ wurde importiert')).toBeDefined();
  expect(screen.getByText('Frage 10 hat eine Bedingung, die nicht übernommen wurde.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dialog öffnen' }).getAttribute('href')).toBe('/configurator/new');
  expect(made.find(({ name }) => name === 'importQuestionnaire')?.request).toEqual({
    file_name: 'phq-9.json',
    content: '{"resourceType":"Questionnaire"}',
  });
});
