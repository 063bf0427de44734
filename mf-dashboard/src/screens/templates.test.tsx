import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aTemplate } from '../testing/aTemplate.ts';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const templates = [
  aTemplate({ template: 'quiz', name: 'Quiz' }),
  aTemplate({ template: 'puls', name: 'Pulsbefragung', category: 'team', purpose: 'Vier Aussagen jeden Monat.' }),
  aTemplate({ template: 'krimi', name: 'Krimi-Chat', purpose: 'Ein kleiner Fall.' }),
];

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function openPicker(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({
    listSurveys: listed(anItem()),
    listTemplates: () => ({ templates }),
    createSurvey: ({ survey_name }) => ({ survey: anItem({ survey_id: 'new', survey_name }) }),
    ...answers,
  });
  return { ...renderScreen(Dashboard, { path: '/dashboard', at: '/dashboard' }), made: api.made };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

async function pick(user: ReturnType<typeof openPicker>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Vorlagen' }));
  return within(await screen.findByRole('dialog', { name: 'Womit möchten Sie beginnen?' }));
}

test('templates are asked for when somebody looks for one, and not before', async () => {
  const { user, made } = openPicker();
  await screen.findByText('Teamklima');
  const asked = () => made.filter(({ name }) => name === 'listTemplates').length;
  expect(asked()).toBe(0);
  const dialog = await pick(user);
  expect(await dialog.findByRole('radio', { name: /^Quiz/ })).toBeDefined();
  expect(asked()).toBe(1);
});

test('search and category narrow the list; what is chosen shows how it begins', async () => {
  const { user } = openPicker();
  const dialog = await pick(user);
  await dialog.findByRole('radio', { name: /^Quiz/ });
  await user.click(dialog.getByRole('button', { name: 'Team' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  expect(dialog.getByRole('status').textContent).toBe('1 Vorlage');
  const preview = within(dialog.getByRole('region', { name: 'So beginnt „Pulsbefragung“' }));
  expect(preview.getByText('Welcher Fluss ist der längste?')).toBeDefined();
  expect(preview.getByText('Donau')).toBeDefined();

  await user.type(dialog.getByRole('searchbox', { name: 'Vorlagen suchen' }), 'quiz');
  expect(dialog.getByText('Keine Vorlage passt zu Ihrer Suche.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Vorlage verwenden' }).hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Alle Vorlagen zeigen' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
});

test('Enter in the search goes to the found template, Enter there makes a dialog of its name', async () => {
  const { user, made, address } = openPicker();
  const dialog = await pick(user);
  await user.type(await dialog.findByRole('searchbox', { name: 'Vorlagen suchen' }), 'krimi{Enter}');
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Krimi-Chat/ }));
  expect(made.some(({ name }) => name === 'createSurvey')).toBe(false);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/configurator/new'));
  expect(made.find(({ name }) => name === 'createSurvey')?.request).toEqual({
    survey_name: 'Krimi-Chat',
    template: 'krimi',
  });
});

test('one click shows the dialog at once, opens it, and can be taken back', async () => {
  let create: () => void = () => undefined;
  const { user, made, address } = openPicker({
    createSurvey: ({ survey_name }) =>
      new Promise((resolve) => {
        create = () => resolve({ survey: anItem({ survey_id: 'new', survey_name }) });
      }),
    deleteSurvey: () => ({ msg: 'success' }),
  });
  const dialog = await pick(user);
  await user.click(await dialog.findByRole('button', { name: 'Vorlage verwenden' }));
  expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Wird angelegt …' })).toBeDefined();
  create();
  await waitFor(() => expect(address()).toBe('/configurator/new'));
  expect($notice.get()).toMatchObject({ text: '„Quiz“ ist angelegt und gehört Ihnen.' });
  $notice.get()?.action?.run();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(made.find(({ name }) => name === 'deleteSurvey')?.request).toEqual({ survey_id: 'new' });
});

test('a template that cannot be made is told with its reason and can be tried again', async () => {
  let works = false;
  const { user, address } = openPicker({
    createSurvey: ({ survey_name }) => {
      if (!works) throw new ApiError('createSurvey', 0, null);
      return { survey: anItem({ survey_id: 'new', survey_name }) };
    },
  });
  const dialog = await pick(user);
  await user.click(await dialog.findByRole('button', { name: 'Vorlage verwenden' }));
  await waitFor(() => expect($notice.get()?.text).toContain('„Quiz“ wurde nicht angelegt. Der Server'));
  expect(screen.queryByRole('heading', { name: 'Quiz' })).toBeNull();
  works = true;
  $notice.get()?.action?.run();
  await waitFor(() => expect(address()).toBe('/configurator/new'));
});

test('templates that do not come say so and are asked for again', async () => {
  let works = false;
  const { user } = openPicker({
    listTemplates: () => {
      if (!works) throw new ApiError('listTemplates', 0, null);
      return { templates };
    },
  });
  const dialog = await pick(user);
  expect((await dialog.findByRole('alert')).textContent).toContain('Die Vorlagen konnten nicht geladen werden.');
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await dialog.findByRole('radio', { name: /^Quiz/ })).toBeDefined();
});

test('who begins with a name can still change to the templates', async () => {
  const { user } = openPicker();
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  await user.click(await screen.findByRole('button', { name: 'Lieber mit einer Vorlage beginnen' }));
  expect(await screen.findByRole('dialog', { name: 'Womit möchten Sie beginnen?' })).toBeDefined();
});
