import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, DialogManager, Hint, Trigger } from '@dialogwerk/shared/contract';
import { ChatsTally, playable, simulatePlayer } from '@dialogwerk/shared/dialog/simulation';
import { $notice, $session } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckMessage, CheckRequest } from '../../features/manager/model/checkMessages.ts';
import { aBlock } from '../../testing/aDialog.ts';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';
import { Configurator } from '../configurator/Configurator.tsx';
// Because it comes on demand, which a busy machine would have each first test wait for.
import './ManagerScreen.tsx';

/** A worker that plays a few games at once, or none until it is ended. */
class PlayingWorker extends EventTarget {
  static plays = true;
  static ended = 0;
  postMessage({ checked, first }: CheckRequest): void {
    if (!PlayingWorker.plays) return this.#say({ kind: 'progress', done: 50 });
    const tally = new ChatsTally();
    const played = playable(checked);
    for (let seed = first; seed < first + 20; seed += 1) tally.add(simulatePlayer(played, seed), seed);
    this.#say({ kind: 'done', counts: tally.counts() });
  }
  terminate(): void {
    PlayingWorker.ended += 1;
  }
  #say(data: CheckMessage): void {
    queueMicrotask(() => act(() => void this.dispatchEvent(new MessageEvent('message', { data }))));
  }
}

const surveys = [
  aSurvey({
    survey_id: 'a',
    survey_name: 'Kommissarin',
    all_questions: [aBlock('open', 'a1', { short_name: 'Ort' }), aBlock('open', 'a2', { short_name: 'Motiv' })],
  }),
  aSurvey({
    survey_id: 'b',
    survey_name: 'Zeuge',
    all_questions: [
      aBlock('single', 'b1', {
        short_name: 'Alibi',
        options: [
          { id: 'ja', text: 'Ja', score: null },
          { id: 'nein', text: 'Nein', score: null },
        ],
        jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'b3' }],
      }),
      aBlock('open', 'b2', { short_name: 'Spur' }),
      aBlock('open', 'b3', { short_name: 'Abschied' }),
    ],
  }),
];
const manager: DialogManager = {
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
};
/** Who answers 'Nein' never comes to the clue that the ending waits for. */
const waits: Trigger = {
  trigger_id: 't1',
  dialog_manager_id: 7,
  survey_id: 'a',
  unique_question_id: 'a2',
  trigger: 'waitFor;b;b2',
  init_survey: false,
};
const aHint = (fields: Partial<Hint> = {}): Hint => ({
  kind: 'clue',
  survey_id: 'b',
  unique_question_id: 'b2',
  title: 'Die Spur',
  text: 'Im Schnee.',
  ...fields,
});
const hints = [aHint(), aHint({ kind: 'ending', survey_id: 'a', unique_question_id: 'a2', title: 'Gelöst' })];

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  let notes: CallResponse<'managerHints'> = { hints, clock: null };
  api = fakeAuthorApi({
    connectedSurveys: () => manager,
    managerHints: () => notes,
    writeHints({ hints: written, clock = null }) {
      notes = { hints: written, clock };
      return notes;
    },
    managerLive: () => ({
      public_id: 'p',
      public_name: null,
      active: false,
      published_at: null,
      publication_id: null,
      unpublished_changes: 2,
      changed_surveys: [],
      may_publish: true,
    }),
    dialogmanagerTrigger: () => ({ trigger_objects: [waits] }),
    surveyDataConfigurator: ({ survey_id }) => ({
      survey: surveys.find((one) => one.survey_id === survey_id) ?? aSurvey(),
      revision: 1,
    }),
    checkDialog: () => ({ findings: [] }),
    ...answers,
  });
  const at = '/configurator/a?multichat=7';
  return { ...renderScreen(Configurator, { path: '/configurator/:survey_id', at }), made: api.made };
}
beforeEach(async () => {
  await loadLaterParts();
  PlayingWorker.plays = true;
  PlayingWorker.ended = 0;
  vi.stubGlobal('Worker', PlayingWorker);
});
afterEach(() => {
  api?.restore();
  $notice.set(null);
  vi.unstubAllGlobals();
});

test('the check tells before which block players wait for ever, with a game that shows it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Prüfen' }));
  await user.click(screen.getByRole('button', { name: 'Prüfung starten' }));
  expect(await screen.findByText('Ein Befund')).toBeDefined();
  const sentence = /warten bei „Motiv“ \(Kommissarin\) auf etwas, das nicht mehr kommt/;
  await user.click(screen.getByRole('button', { name: new RegExp(`^Gespräch ansehen: .*${sentence.source}`) }));
  expect(screen.getByRole('heading', { name: /So kam eine erfundene Person dorthin/ })).toBeDefined();
  expect(screen.getAllByText('Person · Zeuge').length).toBeGreaterThan(0);
  expect(screen.getByText('Nein')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zurück zur Prüfung' }));
  expect(screen.getByText(sentence)).toBeDefined();
});

test('a check that is cancelled ends its workers', async () => {
  PlayingWorker.plays = false;
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Prüfen' }));
  await user.click(screen.getByRole('button', { name: 'Prüfung starten' }));
  expect(await screen.findByRole('progressbar', { name: 'Fortschritt der Prüfung' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(PlayingWorker.ended).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('where players hang is asked about before the multi-chat goes live', async () => {
  const { user, made } = open();
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/warten bei „Motiv“/)).toBeDefined();
  expect(made.some(({ name }) => name === 'switchManager')).toBe(false);
  await user.click(asked.getByRole('button', { name: 'Zur Dialogprüfung' }));
  expect(await screen.findByRole('tab', { name: 'Prüfen', selected: true })).toBeDefined();
});

test('a hint that is being written survives Escape, and is forgotten once it was stored or cancelled', async () => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Hinweise' }));
  const write = async () => {
    await user.click(await screen.findByRole('button', { name: 'Hinweis anlegen' }));
    return within(await screen.findByRole('dialog', { name: 'Hinweis anlegen' }));
  };
  await user.type((await write()).getByRole('textbox', { name: /^Was dann/ }), 'Er war dort.');
  await user.keyboard('{Escape}');
  const again = await write();
  expect(again.getByDisplayValue('Er war dort.')).toBeDefined();
  await user.click(again.getByRole('button', { name: 'Abbrechen' }));
  expect((await write()).queryByDisplayValue('Er war dort.')).toBeNull();
  forgetTyped();
  $session.set(null);
});

test('hints are listed with their block, made, changed, moved and deleted, which can be undone', async () => {
  const { user, made } = open();
  const written = (): unknown => made.findLast(({ name }) => name === 'writeHints')?.request;
  await user.click(await screen.findByRole('tab', { name: 'Hinweise' }));
  expect(await screen.findByText('1. Die Spur')).toBeDefined();
  expect(screen.getByText('„Spur“ (Zeuge)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hinweis anlegen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hinweis anlegen' }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByRole('alert').textContent).toContain('Bitte wählen Sie einen Block');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Gefunden/ }), 'b/b1');
  await user.type(dialog.getByRole('textbox', { name: 'Titel' }), 'Das Alibi');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('2. Das Alibi')).toBeDefined();
  const alibi = { kind: 'clue', survey_id: 'b', unique_question_id: 'b1', title: 'Das Alibi', text: '' };
  expect(written()).toEqual({ id: 7, hints: [...hints, alibi], clock: null });

  await user.click(screen.getByRole('button', { name: 'Nach oben: Das Alibi' }));
  expect(await screen.findByText('1. Das Alibi')).toBeDefined();
  // The keyboard goes on at the hint that was moved, which stands first now and goes no further.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bearbeiten: Das Alibi' }));
  await user.click(screen.getByRole('button', { name: 'Löschen: Das Alibi' }));
  await waitFor(() => expect(screen.queryByText(/Das Alibi/)).toBeNull());
  await waitFor(() => expect($notice.get()?.text).toContain('gelöscht'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bearbeiten: Die Spur' }));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('1. Das Alibi')).toBeDefined();
});

test('a hint that was changed is as it was before by an undo', async () => {
  const { user, made } = open();
  await user.click(await screen.findByRole('tab', { name: 'Hinweise' }));
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Die Spur' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hinweis bearbeiten' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Titel' }));
  await user.type(dialog.getByRole('textbox', { name: 'Titel' }), 'Der Schuh');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('1. Der Schuh')).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toBe('Der Hinweis wurde geändert.'));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('1. Die Spur')).toBeDefined();
  await waitFor(() =>
    expect(made.findLast(({ name }) => name === 'writeHints')?.request).toEqual({
      id: 7,
      hints: [...hints],
      clock: null,
    }),
  );
});

test('a hint has a tip, and the story a clock', async () => {
  const { user, made } = open();
  const written = (): unknown => made.findLast(({ name }) => name === 'writeHints')?.request;
  await user.click(await screen.findByRole('tab', { name: 'Hinweise' }));
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Die Spur' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hinweis bearbeiten' }));
  await user.type(dialog.getByRole('textbox', { name: /^Tipp/ }), 'Schau nach unten.');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(written()).toMatchObject({ hints: [{ tip: 'Schau nach unten.' }, {}] }));
  await user.click(screen.getByRole('switch', { name: 'Die Geschichte hat eine Uhr' }));
  await waitFor(() => expect(written()).toMatchObject({ clock: { starts: 540, step: 30 } }));
  const step = screen.getByRole('spinbutton', { name: 'Minuten je Hinweis' });
  await user.clear(step);
  await user.type(step, '15');
  await user.tab();
  await waitFor(() => expect(written()).toMatchObject({ clock: { starts: 540, step: 15 } }));
});

test('a list that is not taken goes back, with the reason', async () => {
  const { user } = open({
    writeHints: () => {
      throw new ApiError('writeHints', 409, { msg: 'Das dürfen Sie nicht.' });
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Hinweise' }));
  await user.click(await screen.findByRole('button', { name: 'Löschen: Die Spur' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Das dürfen Sie nicht.'));
  expect(screen.getByText('1. Die Spur')).toBeDefined();
});

test('what waits for what is listed chat by chat, in the order in which they begin, and leads to its blocks', async () => {
  const begins: Trigger = {
    ...waits,
    trigger_id: 't2',
    trigger: 'waitFor;b;b1',
    init_survey: true,
    delay_seconds: 120,
  };
  const { user } = open({ dialogmanagerTrigger: () => ({ trigger_objects: [waits, begins] }) });
  await user.click(await screen.findByRole('tab', { name: 'Ablauf' }));
  const chats = within(screen.getByRole('list', { name: 'Dialoge in der Reihenfolge, in der sie beginnen' }));
  const names = chats.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Zeuge', 'Kommissarin']);
  expect(chats.getByText('Beginnt sofort.')).toBeDefined();
  const lines = chats.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('sobald beantwortet ist: „Alibi“ (Zeuge), 2 Minuten danach');
  expect(lines).toContain('„Motiv“ (Kommissarin) wartet auf „Spur“ (Zeuge)');
});
