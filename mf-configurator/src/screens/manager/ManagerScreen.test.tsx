import { ApiError } from '@dialogwerk/shared/clients';
import type { DialogFinding, DialogManager, ManagerLive, Trigger } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aBlock } from '../../testing/aDialog.ts';
import { Configurator } from '../configurator/Configurator.tsx';
// Because it comes on demand, which a busy machine would have each first test wait for.
import './ManagerScreen.tsx';

const surveys = [
  aSurvey({ survey_id: 'a', survey_name: 'Kommissarin', all_questions: [aBlock('open', 'a1', { short_name: 'Ort' })] }),
  aSurvey({ survey_id: 'b', survey_name: 'Zeuge', all_questions: [aBlock('open', 'b1', { short_name: 'Alibi' })] }),
];
const aManager = (fields: Partial<DialogManager> = {}): DialogManager => ({
  dialog_manager_id: 7,
  name: 'Krimi',
  connected_surveys: surveys.map(({ survey_id, survey_name }, order) => ({
    survey_id,
    survey_name,
    order,
    may_edit: true,
  })),
  hidden_surveys: 0,
  may_edit: true,
  created_at: 0,
  ...fields,
});
const aTrigger = (fields: Partial<Trigger> = {}): Trigger => ({
  trigger_id: 't1',
  dialog_manager_id: 7,
  survey_id: 'a',
  unique_question_id: 'a1',
  trigger: 'waitFor;b;b1',
  init_survey: false,
  ...fields,
});

const aLive = (fields: Partial<ManagerLive> = {}): ManagerLive => ({
  public_id: 'oeffentlich',
  public_name: null,
  active: false,
  published_at: null,
  publication_id: null,
  unpublished_changes: 2,
  may_publish: true,
  ...fields,
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}, triggers: Trigger[] = []) {
  let kept = triggers;
  api = fakeAuthorApi({
    connectedSurveys: () => aManager(),
    managerHints: () => ({ hints: [], clock: null }),
    managerLive: () => aLive(),
    dialogmanagerTrigger: () => ({ trigger_objects: kept }),
    createTrigger({ survey_id, unique_question_id, trigger: written, init_survey = false, delay_seconds }) {
      const delay = delay_seconds === undefined ? {} : { delay_seconds };
      const where = { survey_id: String(survey_id), unique_question_id, init_survey };
      const trigger = aTrigger({ ...where, ...delay, trigger: written, trigger_id: 't9' });
      kept = [...kept, trigger];
      return { trigger };
    },
    deleteTrigger({ triggerId }) {
      kept = kept.filter(({ trigger_id }) => trigger_id !== triggerId);
      return { msg: 'success' };
    },
    surveyDataConfigurator: ({ survey_id }) => {
      const survey = surveys.find((one) => one.survey_id === survey_id) ?? aSurvey();
      return { survey, revision: 1 };
    },
    ...answers,
  });
  return {
    ...renderScreen(Configurator, { path: '/configurator/:survey_id', at: '/configurator/a?multichat=7' }),
    made: api.made,
  };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});
const waits = '„Ort“ (Kommissarin) wartet auf „Alibi“ (Zeuge)';

test('triggers stand there as sentences; without any the view says what that means [§2.37]', async () => {
  open({}, [aTrigger()]);
  expect(await screen.findByText(waits)).toBeDefined();
  expect(screen.getByText('1 Auslöser')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Dialog-Manager: Krimi' })).toBeDefined();
  api?.restore();
  open();
  expect(await screen.findByText(/Noch kein Auslöser/)).toBeDefined();
});

test.each([
  ['waitFor', 'Warten auf', { survey_id: 'a', unique_question_id: 'a1', trigger: 'waitFor;b;b1', init_survey: false }],
  [
    'startDialog',
    'Dialog starten',
    { survey_id: 'a', unique_question_id: 'a1', trigger: 'waitFor;b;b1', init_survey: true },
  ],
  [
    'moveDialog',
    'Dialog wechseln',
    { survey_id: 'b', unique_question_id: 'b1', trigger: 'moveTo;a;a1', init_survey: false },
  ],
  [
    'waitAPI',
    'Auf Schnittstelle warten',
    { survey_id: 'a', unique_question_id: 'a1', trigger: 'waitAPI;a;a1', init_survey: false },
  ],
] as const)('%s is made by keyboard, shows at once and is sent as spec §7 says', async (kind, name, sent) => {
  const { user, made } = open();
  await user.click(await screen.findByRole('button', { name: 'Auslöser anlegen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Auslöser anlegen' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Art' }), name);
  const selects = dialog.getAllByRole('combobox');
  const [, second, third] = selects;
  if (third && second) await user.selectOptions(second, 'b/b1');
  const last = third ?? second;
  if (last) await user.selectOptions(last, kind === 'startDialog' ? 'a' : 'a/a1');
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Auslöser löschen/ })).toBeDefined());
  const call = made.find((one) => one.name === 'createTrigger');
  expect(call?.request).toEqual({ dialog_manager_id: 7, ...sent });
});

test('a form without its ends says what is missing', async () => {
  const { user, made } = open();
  await user.click(await screen.findByRole('button', { name: 'Auslöser anlegen' }));
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  expect(screen.getByRole('alert').textContent).toContain('Bitte wählen Sie aus');
  expect(made.some(({ name }) => name === 'createTrigger')).toBe(false);
});

test('what the server refuses, such as a circle, is taken back, and the form comes back with the reason', async () => {
  const { user } = open({
    createTrigger: () => {
      throw new ApiError('createTrigger', 409, { msg: 'Hier würde im Kreis gewartet: …' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Auslöser anlegen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sobald beantwortet ist' }), 'b/b1');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'wird gestellt' }), 'a/a1');
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('im Kreis gewartet');
  expect(screen.queryByText(waits)).toBeNull();
  const again = screen.getByRole('combobox', { name: 'wird gestellt' });
  expect(again instanceof HTMLSelectElement && again.value).toBe('a/a1');
});

test('a deleted trigger leaves at once, and Rückgängig makes it anew', async () => {
  const { user, made } = open({}, [aTrigger()]);
  await user.click(await screen.findByRole('button', { name: `Auslöser löschen: ${waits}` }));
  expect(screen.queryByText(waits)).toBeNull();
  await waitFor(() => expect($notice.get()?.text).toBe('Der Auslöser wurde gelöscht.'));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText(waits)).toBeDefined();
  expect(made.filter(({ name }) => name.endsWith('Trigger')).map(({ name }) => name)).toContain('createTrigger');
});

test('one that is not deleted comes back with the reason', async () => {
  const refuse = (): never => {
    throw new ApiError('deleteTrigger', 409, { msg: 'Das dürfen Sie nicht.' });
  };
  const { user } = open({ deleteTrigger: refuse }, [aTrigger()]);
  await user.click(await screen.findByRole('button', { name: /^Auslöser löschen/ }));
  await waitFor(() => expect($notice.get()?.text).toContain('Das dürfen Sie nicht.'));
  expect(screen.getByText(waits)).toBeDefined();
});

test('who may not edit every dialog sees all and changes nothing', async () => {
  open({ connectedSurveys: () => aManager({ may_edit: false, hidden_surveys: 1 }) }, [aTrigger()]);
  expect(await screen.findByText(waits)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Auslöser/ })).toBeNull();
  expect(screen.getByText(/Ein Dialog dieses Multi-Chats wird nicht gezeigt/)).toBeDefined();
});

test('the whole is published once its dialogs are checked, and the publication before can be had back', async () => {
  let live = aLive({ publication_id: 'p1', published_at: 1, unpublished_changes: 3 });
  const { user, made } = open({
    managerLive: () => live,
    checkDialog: () => ({ findings: [] }),
    publishManager({ publication_id = 'p2' }) {
      live = { ...live, publication_id, unpublished_changes: 0 };
      return live;
    },
  });
  expect(await screen.findByText('3 unveröffentlichte Änderungen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText('Veröffentlicht')).toBeDefined();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toContain('vorherige Version'));
  const published = made.filter(({ name }) => name === 'publishManager').map(({ request }) => request);
  expect(published).toEqual([{ id: 7 }, { id: 7, publication_id: 'p1' }]);
});

const aFinding: DialogFinding = {
  id: 'f',
  kind: 'empty-text',
  severity: 'error',
  unique_question_id: 'a1',
  place: 'Ort',
  message: 'Leer',
  meets: 'Nichts.',
};

test('what respondents would meet is asked about before the multi-chat goes live', async () => {
  const { user, made } = open({
    checkDialog: ({ survey_id }) => ({
      findings: survey_id === 'a' ? [aFinding] : [],
    }),
    switchManager: ({ active }) => aLive({ active, publication_id: 'p1', unpublished_changes: 0 }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(made.some(({ name }) => name === 'switchManager')).toBe(false);
  await user.click(asked.getByRole('button', { name: 'Trotzdem live schalten' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'switchManager')).toBe(true));
});

test('a switch that the server refuses goes back', async () => {
  const { user } = open({
    managerLive: () => aLive({ active: true, publication_id: 'p1' }),
    switchManager: () => {
      throw new ApiError('switchManager', 409, { msg: 'Das dürfen Sie nicht.' });
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Das dürfen Sie nicht.'));
  expect(screen.getByRole('switch', { name: 'Live', checked: true })).toBeDefined();
});

test('a trigger that can never act says so', async () => {
  open({}, [aTrigger({ trigger: 'waitFor;b;gibt-es-nicht' })]);
  expect(await screen.findByText(/Wirkt nie/)).toBeDefined();
});

test('a delay is typed in minutes, sent in seconds, and said in the sentence', async () => {
  const { user, made } = open();
  await user.click(await screen.findByRole('button', { name: 'Auslöser anlegen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Auslöser anlegen' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sobald beantwortet ist' }), 'b/b1');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'wird gestellt' }), 'a/a1');
  await user.type(dialog.getByRole('textbox', { name: 'Verzögerung danach' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  expect(await screen.findByText(`${waits} und kommt 2 Minuten danach`)).toBeDefined();
  expect(made.find(({ name }) => name === 'createTrigger')?.request).toMatchObject({ delay_seconds: 120 });
});

test('a key is shown once; who waits can be called for', async () => {
  const access = { path: '/api/multichats/x/signal', example: "KEY='(Schlüssel)'" };
  let made_at: number | null = null;
  const { user, made } = open(
    {
      signalKey: () => ({ ...access, made_at }),
      makeSignalKey() {
        made_at = 1;
        return { ...access, made_at, key: 'geheim-1' };
      },
      revokeSignalKey() {
        made_at = null;
        return { ...access, made_at };
      },
      waitingParticipations: () => ({
        waiting: [{ participation: 'p', survey_id: 'a', unique_question_id: 'a1', since: 1 }],
      }),
      trySignal: () => ({ msg: 'success', repeated: false }),
    },
    [aTrigger({ trigger: 'waitAPI;a;a1' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Schnittstelle' }));
  await user.click(await screen.findByRole('button', { name: 'Schlüssel erzeugen' }));
  expect(await screen.findByDisplayValue('geheim-1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Widerrufen' }));
  expect(await screen.findByText(/Aufrufe werden abgelehnt\.$/)).toBeDefined();
  expect(screen.queryByDisplayValue('geheim-1')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Aufruf auslösen' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'trySignal')).toBe(true));
});

test('a delivered story can be reset, and that can be undone; other multi-chats cannot', async () => {
  const { user, made } = open({
    connectedSurveys: () => aManager({ dialog_manager_id: 3 }),
    resetStory: () => ({ kept_id: 'vorher' }),
    undoResetStory: () => ({ msg: 'success' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('wieder die mitgelieferte Geschichte'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toContain('wie vor dem Zurücksetzen'));
  expect(made.find(({ name }) => name === 'undoResetStory')?.request).toEqual({ id: 3, kept_id: 'vorher' });
  api?.restore();
  open();
  expect(await screen.findByText(/Noch kein Auslöser/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
});

test('a multi-chat that cannot be loaded says so, and can be tried again', async () => {
  let calls = 0;
  const { user } = open({
    connectedSurveys: () => {
      calls += 1;
      if (calls === 1) throw new ApiError('connectedSurveys', 404, { msg: 'Diesen Multi-Chat gibt es nicht.' });
      return aManager();
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Diesen Multi-Chat gibt es nicht.');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/Noch kein Auslöser/)).toBeDefined();
});
