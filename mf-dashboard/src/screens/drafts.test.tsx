import { ApiError } from '@dialogwerk/shared/clients';
import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const draft: SurveyDraft = {
  survey_name: 'Kantine',
  du_sie: 'sie',
  welcome: 'Guten Tag!',
  ending: 'Danke!',
  steps: [
    {
      id: 'oft',
      kind: 'single',
      text: 'Essen Sie hier?',
      options: [
        { text: 'Ja', next: null },
        { text: 'Nein', next: 'warum' },
      ],
      next: null,
      ends: true,
    },
    { id: 'warum', kind: 'open', text: 'Warum nicht?', options: [], next: null, ends: true },
  ],
};
const endpoint = {
  host: 'api.mistral.ai',
  model: 'mistral-small',
  provider: 'openai',
  outside: true,
  seconds: null,
  price: null,
} as const;

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({
    listSurveys: listed(anItem()),
    modelState: () => ({ main: endpoint, reserve: null }),
    draftSurvey: () => ({ draft }),
    createSurvey: ({ survey_name }) => ({ survey: anItem({ survey_id: 'new', survey_name }) }),
    deleteSurvey: () => ({ msg: 'success' }),
    ...answers,
  });
  const { made } = api;
  return {
    ...renderScreen(Dashboard, { path: '/dashboard', at: '/dashboard' }),
    made: (call: string) => made.filter(({ name }) => name === call).map(({ request }) => request),
  };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

async function describeIt(user: ReturnType<typeof open>['user'], brief: string) {
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  await user.click(await screen.findByRole('button', { name: 'Aus einer Beschreibung' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dialog aus einer Beschreibung' }));
  const field = await dialog.findByRole('textbox', { name: /Worum soll es gehen/ });
  if (brief !== '') await user.type(field, brief);
  await user.click(dialog.getByRole('button', { name: 'Entwurf schreiben' }));
  return dialog;
}

test('a draft is read, named and taken, and that is undone from the notice', async () => {
  const { user, made } = open();
  const dialog = await describeIt(user, 'Essen in der Kantine');
  const steps = await dialog.findByRole('list', { name: 'Schritte des Entwurfs' });
  expect(steps.textContent).toContain('Essen Sie hier?Eine Antwort · EndeJaNein (weiter mit 2)');
  expect(made('draftSurvey')).toEqual([{ brief: 'Essen in der Kantine', du_sie: 'sie' }]);
  expect(made('createSurvey')).toEqual([]);
  const name = dialog.getByRole('textbox', { name: /Name des Dialogs/ });
  await user.clear(name);
  await user.type(name, 'Mittag');
  await user.click(dialog.getByRole('button', { name: 'Dialog anlegen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Mittag“ ist angelegt und gehört Ihnen.'));
  const { survey_name: _name, ...content } = draft;
  expect(made('createSurvey')).toEqual([{ survey_name: 'Mittag', draft: content }]);
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(made('deleteSurvey')).toEqual([{ survey_id: 'new' }]));
});

test('too short a description is not sent; why there is no draft is said, and what was written stays', async () => {
  const { user, made } = open({
    draftSurvey: () => {
      throw new ApiError('draftSurvey', 503, { msg: 'Das Sprachmodell ist gerade nicht erreichbar.' });
    },
  });
  const dialog = await describeIt(user, '');
  expect(dialog.getByText('Bitte beschreiben Sie den Dialog in einem Satz oder mehr.')).toBeDefined();
  expect(made('draftSurvey')).toEqual([]);
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Worum soll es gehen/ });
  await user.type(field, 'Essen in der Kantine');
  await user.click(dialog.getByRole('button', { name: 'Entwurf schreiben' }));
  expect(await dialog.findByText('Das Sprachmodell ist gerade nicht erreichbar.')).toBeDefined();
  expect(field.value).toBe('Essen in der Kantine');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('what takes too long is given up', async () => {
  const { user } = open({ draftSurvey: () => new Promise(() => {}) });
  const dialog = await describeIt(user, 'Essen in der Kantine');
  expect(await dialog.findByRole('progressbar', { name: /Entwurf wird geschrieben/ })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(dialog.queryByRole('progressbar', { name: /Entwurf wird geschrieben/ })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Entwurf schreiben' })).toBeDefined();
});

test('without a model it is not offered', async () => {
  const { user, made } = open({ modelState: () => ({ main: null, reserve: null }) });
  await user.click(await screen.findByRole('button', { name: 'Neuer Dialog' }));
  await waitFor(() => expect(made('modelState')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Lieber mit einer Vorlage beginnen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Aus einer Beschreibung' })).toBeNull();
});
