import { ApiError, makeStale } from '@dialogwerk/shared/clients';
import type { Trigger } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import { aManager, aTrigger, openManager as open } from '../../testing/managerWorld.tsx';

const waits = '„Ort“ (Kommissarin) wartet auf „Alibi“ (Zeuge)';

test('triggers stand there as sentences; without any the view says what that means [§2.37]', async () => {
  open({}, [aTrigger()]);
  expect(await screen.findByText(waits)).toBeDefined();
  expect(screen.getByText('1 Auslöser')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Multi-Chat: Krimi' })).toBeDefined();
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

test('a new trigger stands there once all the while, whatever the order of its fields is on its ways', async () => {
  const fields = { survey_id: 'b', unique_question_id: 'b1', trigger: 'moveTo;a;a1', init_survey: false };
  const listed: Trigger = { delay_seconds: 120, dialog_manager_id: 7, trigger_id: 't9', ...fields };
  const kept: Trigger[] = [];
  const { user, made } = open({
    dialogmanagerTrigger: () => ({ trigger_objects: [...kept] }),
    createTrigger: () => {
      kept.push(listed);
      return { trigger: { ...fields, trigger_id: 't9', dialog_manager_id: 7, delay_seconds: 120 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Auslöser anlegen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Auslöser anlegen' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Art' }), 'Dialog wechseln');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Nach dem Block' }), 'b/b1');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'geht es weiter bei' }), 'a/a1');
  await user.type(dialog.getByLabelText('Erst nach so langem Schweigen'), '2');
  const counts: number[] = [];
  const count = () => counts.push(screen.queryAllByText(/2 Minuten lang ohne Antwort/).length);
  const watched = new MutationObserver(count);
  watched.observe(document.body, { childList: true, subtree: true });
  const reads = () => made.filter(({ name }) => name === 'dialogmanagerTrigger').length;
  const before = reads();
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  act(() => makeStale(['dialogmanagerTrigger'], { id: 7 }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before + 1));
  expect(await screen.findByRole('button', { name: /^Auslöser löschen/ })).toBeDefined();
  watched.disconnect();
  expect(Math.max(...counts)).toBe(1);
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
