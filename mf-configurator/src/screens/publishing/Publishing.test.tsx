import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { $notice, $publishing, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { PublicLink } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anApprovalState } from '../../testing/approvalWorld.ts';
import { aLive, aManager, aTrigger } from '../../testing/managerWorld.tsx';
import Publishing from './Publishing.tsx';

beforeAll(async () => {
  await PublicLink.load();
});

type Answers = Parameters<typeof fakeAuthorApi>[0];

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $publishing.set(null);
  $notice.set(null);
  $survey.set(null);
});

function openWith(answers: Answers) {
  api = fakeAuthorApi(answers);
  return { ...renderScreen(Publishing, { path: '/dashboard' }), made: api.made };
}
const sent = (name: string) => (api?.made ?? []).filter((call) => call.name === name).map(({ request }) => request);

const { publication } = aSurvey();
if (!publication) throw new Error('the dialog is not published');
const unpublished = (changes: number): CallResponse<'unpublishedChanges'> => ({
  publication: { ...publication, unpublished_changes: changes },
  revision: 9,
  data: [],
  differences: {
    blocks: [],
    scales: [],
    settings: changes === 0 ? [] : [{ field: 'ending', published: 'Danke!', draft: 'Vielen Dank!' }],
  },
});

function openDialog(survey = aSurvey(), answers: Answers = {}) {
  $publishing.set({ kind: 'dialog', survey_id: survey.survey_id });
  return openWith({
    dialog: () => survey,
    checkDialog: () => ({ findings: [] }),
    unpublishedChanges: () => unpublished(survey.publication?.unpublished_changes ?? 0),
    publications: () => ({ publications: [], more: false }),
    surveyPublicName: () => ({ name: null, former: [] }),
    approvals: () => anApprovalState(),
    ...answers,
  });
}

test('all steps of a dialog are seen at once, each with how far it is', async () => {
  openDialog(aSurvey({ active: false, publication: { ...publication, unpublished_changes: 1 } }));
  const steps = await screen.findByRole('list', { name: 'Schritte bis zu den Teilnehmenden' });
  await within(steps).findByText('Dialogprüfung: keine Fehler gefunden.');
  const heads = within(steps)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(heads.filter((text) => text?.includes(': '))).toEqual([
    'Prüfen: Erledigt',
    'Was sich ändert: Als Nächstes',
    'Veröffentlichen: Als Nächstes',
    'Live schalten: Danach',
    'Link verteilen: Danach',
  ]);
  expect(within(steps).getByDisplayValue(`${location.origin}/assess_live/survey0000001`)).toBeDefined();
  expect(within(steps).getByRole('img', { name: 'QR-Code mit dem Link zu „Zufriedenheit im Team“' })).toBeDefined();
});

test('exactly what is listed is published, and what the server refuses is said', async () => {
  const { user } = openDialog(aSurvey({ publication: { ...publication, unpublished_changes: 1 } }), {
    publish: () => {
      throw new ApiError('publish', 409, { msg: 'Der Entwurf wurde inzwischen weiter bearbeitet.' });
    },
  });
  const button = await screen.findByRole('button', { name: 'Veröffentlichen' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await waitFor(() => expect($notice.get()?.text).toContain('Es wurde nichts veröffentlicht. Der Entwurf wurde'));
  expect(sent('publish')).toEqual([{ survey_id: 'survey0000001', revision: 9, note: '' }]);
});

test('the preview and the check are a press away', async () => {
  const { user, address } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Vorschau öffnen' }));
  expect(address()).toBe('/assess/survey0000001');
});

const surveys = ['a', 'b'].map((survey_id) =>
  aSurvey({ survey_id, survey_name: survey_id === 'a' ? 'Kommissarin' : 'Zeuge', publication: null, active: false }),
);

function openChats(answers: Answers = {}, own = surveys) {
  $publishing.set({ kind: 'multi-chat', id: 7 });
  return openWith({
    connectedSurveys: () => aManager(),
    dialogmanagerTrigger: () => ({
      trigger_objects: [aTrigger({ unique_question_id: 'q1', trigger: 'waitFor;b;q1' })],
    }),
    surveyDataConfigurator: ({ survey_id }) => ({
      survey: own.find((one) => one.survey_id === survey_id) ?? aSurvey(),
      revision: 1,
    }),
    managerLive: () => aLive(),
    managerHints: () => {
      throw new ApiError('managerHints', 0, null);
    },
    checkDialog: () => ({ findings: [] }),
    managerApprovals: () => anApprovalState(),
    ...answers,
  });
}

test('a multi-chat is published with all of its dialogs and goes live in one act', async () => {
  let live = aLive();
  const { user } = openChats({
    managerLive: () => live,
    switchManager({ active }) {
      live = aLive({ active, publication_id: 'p1', published_at: 1, unpublished_changes: 0 });
      return live;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen und live schalten' }));
  expect(await screen.findByText(/können teilnehmen, in allen Dialogen zusammen/)).toBeDefined();
  expect(sent('switchManager')).toEqual([{ id: 7, active: true }]);
  expect(sent('publishManager')).toEqual([]);
  expect(screen.getByDisplayValue(`${location.origin}/multi_live/oeffentlich`)).toBeDefined();
});

test('what is different is said dialog by dialog, is published in one act, and can be had back', async () => {
  let live = aLive({
    active: true,
    publication_id: 'p1',
    published_at: 1,
    unpublished_changes: 4,
    changed_surveys: [{ survey_id: 'b', changes: 3 }],
  });
  const { user } = openChats({
    managerLive: () => live,
    publishManager({ publication_id = 'p2' }) {
      live = { ...live, publication_id, unpublished_changes: 0, changed_surveys: [] };
      return live;
    },
  });
  expect(await screen.findByText('„Zeuge“: 3 Änderungen')).toBeDefined();
  expect(screen.getByText('Auslöser, Hinweise und Reihenfolge: 1 Änderung')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText('Teilnehmende bekommen alles genau so, wie es jetzt ist.')).toBeDefined();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toContain('vorherige Version'));
  expect(sent('publishManager')).toEqual([{ id: 7 }, { id: 7, publication_id: 'p1' }]);
});

test('a multi-chat that is published but could not go live says what is so now', async () => {
  let live = aLive({ publication_id: 'p1', published_at: 1, unpublished_changes: 1 });
  const { user } = openChats({
    managerLive: () => live,
    publishManager() {
      live = { ...live, publication_id: 'p2', unpublished_changes: 0 };
      return live;
    },
    switchManager: () => {
      throw new ApiError('switchManager', 0, null);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen und live schalten' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ist veröffentlicht, aber noch nicht live.');
  expect(screen.getByRole('switch', { name: 'Multi-Chat live', checked: false })).toBeDefined();
  expect(sent('publishManager')).toHaveLength(1);
});

test('what stands against it is named with the way to mend it, and each finding with its dialog', async () => {
  const named = { publication: null, active: false };
  const first = aSurvey({ ...named, survey_id: 'a', survey_name: 'Kommissarin' });
  const empty = aSurvey({
    ...named,
    survey_id: 'b',
    survey_name: 'Zeuge',
    all_questions: [],
    live_switch: 0,
    testen: 0,
  });
  openChats(
    {
      checkDialog: ({ survey_id }) => ({
        findings:
          survey_id === 'a'
            ? [
                {
                  id: 'f',
                  kind: 'empty-text',
                  severity: 'error',
                  unique_question_id: 'q1',
                  place: 'Ort',
                  message: 'Leer',
                  meets: 'Sie sehen nichts.',
                },
              ]
            : [],
      }),
    },
    [first, empty],
  );
  const finding = await screen.findByRole('link', { name: 'Beheben: Ort (Kommissarin)' });
  expect(finding.getAttribute('href')).toBe('/configurator/a?tool=proof');
  expect(screen.getByText(/„Zeuge“ stellt noch keine Frage\./)).toBeDefined();
  const mend = screen.getByRole('link', { name: 'Fragen anlegen in „Zeuge“' });
  expect(mend.getAttribute('href')).toBe('/configurator/b');
  expect(screen.getByRole('switch', { name: 'Multi-Chat live' }).hasAttribute('disabled')).toBe(true);
});
