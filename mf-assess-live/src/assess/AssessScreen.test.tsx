import type { CallResponse } from '@dialogwerk/shared/contract';
import { $moduleSignal, $notice, $survey, $testReplies, signalModule } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { ApiError } from '@dialogwerk/shared/clients';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import module from '../module.tsx';
import { openBench } from '../bench/openBench.ts';
import { testPage } from './testPage.ts';
import { aClientConfig } from '../testing/aLiveDialog.ts';
import { standInBrowserParts } from '../testing/browserParts.ts';
import { fakeLiveApi } from '../testing/fakeLiveApi.ts';
import { anOpen, aSingle, choices } from '../testing/someBlocks.ts';

const { Assess } = module.screens;
const blocks = [aSingle('a', { options: choices('Ja', 'Nein') }), anOpen('b')];
let restore = (): void => undefined;

/** The author's calls are answered here; what the test conversation says comes from the respondents' api. */
const privacy_path = '/privacy/survey0000001?until=1&signature=x';

const experiments = [
  {
    parameter: 'arm_bild',
    arms: [
      { id: 'A', text: 'Mit Bild' },
      { id: 'B', text: 'Ohne Bild' },
    ],
  },
];

const undecided = { ended: null, changed: [], understood: null };
const trace: CallResponse<'testTrace'> = {
  steps: [
    {
      kind: 'start',
      at: null,
      said: null,
      came: [{ unique_question_id: 'a', name: 'Frage a?', why: null }],
      ...undecided,
    },
    {
      kind: 'reply',
      at: 'a',
      said: 'Ja',
      came: [{ unique_question_id: 'b', name: 'Weiter', why: 'wegen „Ja“' }],
      ...undecided,
    },
  ],
  variables: [],
  calls: [],
};

function open({ failing = false, at = '/assess/survey0000001', languages = ['de'] } = {}) {
  const live = fakeLiveApi(blocks, { languages: languages.slice(1) });
  const author = fakeAuthorApi({
    testConfig: () => ({
      ...aClientConfig(),
      privacy_path,
      experiments,
      ...(languages.length > 1 ? { languages } : {}),
    }),
    testRegister: async () => {
      if (failing) throw new ApiError('testRegister', 409, { msg: 'Sie dürfen diesen Dialog nicht testen.' });
      await fetch('/api/register_live', {});
      return { success: true, username_live: 'Test', token_live: 't', refresh_token_live: 'r', user_id: 'u' };
    },
    restartDelete: () => ({ msg: 'success' }),
    testTrace: () => trace,
    rewindTest: () => ({ history: [] }),
  });
  restore = author.restore;
  $survey.set(aSurvey());
  return { ...renderScreen(Assess, { path: '/assess/:survey_id', at }), author, live };
}

const reload = vi.spyOn(testPage, 'reload').mockImplementation(() => undefined);
beforeEach(() => {
  standInBrowserParts();
  reload.mockClear();
  sessionStorage.clear();
  openBench(false);
});
afterEach(() => {
  restore();
  $survey.set(null);
  $moduleSignal.set(null);
  vi.unstubAllGlobals();
});

test('an author talks to the dialog as a respondent would, without a live bar, and is busy meanwhile', async () => {
  const { user, author, leave } = open();
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(author.made.map(({ name }) => name)).toEqual(['testConfig', 'testRegister']);
  expect(screen.queryByRole('button', { name: 'Dialog löschen' })).toBeNull();
  expect(module.$busy.get()).toEqual({ reason: 'running-conversation' });
  await leave();
  expect(module.$busy.get()).toBeNull();
});

test('the author tests the dialog in an arm of an experiment, by the menu or by the address', async () => {
  const { user, author } = open({ at: '/assess/survey0000001?arm_bild=B&x=1' });
  const askedFor = () => author.made.flatMap(({ name, request }) => (name === 'testRegister' ? [request] : []));
  await user.click(await screen.findByRole('button', { name: 'Menü' }));
  expect(screen.queryByRole('button', { name: 'Gruppe „Ohne Bild“ testen' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Gruppe „Mit Bild“ testen' }));
  await waitFor(() => expect(askedFor()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Menü' }));
  await user.click(await screen.findByRole('button', { name: 'Gruppe auslosen' }));
  await waitFor(() => expect(askedFor()).toHaveLength(3));
  const [byAddress, byMenu, drawn] = askedFor();
  expect([byAddress, byMenu]).toMatchObject([{ query: 'arm_bild=B' }, { query: 'arm_bild=A' }]);
  expect(drawn).not.toHaveProperty('query');
});

test('the author goes on with the test in another language of the dialog, which the address names then', async () => {
  const { user, author } = open({ languages: ['de', 'fr'] });
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(screen.queryByRole('button', { name: 'Sprache: Deutsch' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Sprache: Français' }));
  await waitFor(() =>
    expect(author.made.flatMap(({ name, request }) => (name === 'testConfig' ? [request] : []))).toEqual([
      { survey_id: 'survey0000001' },
      { survey_id: 'survey0000001', query: 'lang=fr' },
    ]),
  );
});

test('the menu leads to the privacy text of the draft', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Menü' }));
  expect(screen.getByRole('link', { name: /^Datenschutz/ }).getAttribute('href')).toBe(privacy_path);
});

test('the bench says the way with its reasons; going back opens the test anew at what it says then', async () => {
  const { user, author } = open();
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Prüfstand' }));
  const bench = within(await screen.findByRole('complementary', { name: 'Prüfstand' }));
  expect((await bench.findByText('wegen „Ja“')).textContent).toBe('wegen „Ja“');
  await user.click(bench.getByRole('button', { name: 'Ab hier noch einmal: vor „Ja“' }));
  await waitFor(() => expect(author.made.filter(({ name }) => name === 'testRegister')).toHaveLength(2));
  expect(author.made.find(({ name }) => name === 'rewindTest')?.request).toEqual({
    survey_id: 'survey0000001',
    keep: 1,
    values: {},
  });
  await user.click(bench.getByRole('button', { name: 'Prüfstand schließen' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('nothing of a test outlives its tab', async () => {
  open();
  await screen.findByRole('button', { name: 'Ja' });
  expect(Object.keys(localStorage)).not.toContain('history');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('live_user'))).toEqual([]);
});

test('replies that the check left are given from the beginning on, each to its own question, and then no more', async () => {
  const replies = [
    { unique_question_id: 'a', nachfrage_id: null, reply: { type: 'single', option_id: 'nein' } },
    { unique_question_id: 'b', nachfrage_id: null, reply: { type: 'open', text: 'Von selbst' } },
  ] as const;
  $testReplies.set({ survey_id: 'survey0000001', replies });
  const { author } = open();
  await screen.findByText('Von selbst');
  expect(author.made.map(({ name }) => name)).toEqual(['testConfig', 'testRegister', 'restartDelete']);
  expect($testReplies.get()).toBeNull();
});

test('where the dialog asks something else, the author goes on', async () => {
  const replies = [{ unique_question_id: 'weg', nachfrage_id: null, reply: { type: 'open', text: 'x' } }] as const;
  $testReplies.set({ survey_id: 'survey0000001', replies });
  open();
  await screen.findByRole('button', { name: 'Ja' });
  expect($notice.get()?.text).toContain('Bitte antworten Sie ab jetzt selbst.');
});

test("the shell's 'Neu starten' begins the test anew, with isLive false, and loads the page anew [§2.52 §4.22 §4.23]", async () => {
  const { user, author } = open();
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await screen.findByRole('textbox');
  act(() => signalModule('update'));
  expect(author.made).toHaveLength(2);
  act(() => signalModule('restart'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(author.made.find(({ name }) => name === 'restartDelete')?.request).toEqual({
    survey_id: 'survey0000001',
    action: 'restart',
    isLive: false,
  });
  expect(JSON.parse(sessionStorage.getItem('history') ?? '{}')).toEqual({});
});

test('a wish from before the screen was opened restarts nothing', async () => {
  signalModule('restart');
  const { author } = open();
  await screen.findByRole('button', { name: 'Ja' });
  expect(author.made.map(({ name }) => name)).not.toContain('restartDelete');
});

test('a test that cannot be opened says why, and can be tried again', async () => {
  const { user, author } = open({ failing: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sie dürfen diesen Dialog nicht testen.');
  const before = author.made.length;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(author.made.length).toBeGreaterThan(before));
});

test('a test from the middle plays the way there first, and the way is the local history [§7.22]', async () => {
  const way = [
    {
      context: 'Frage auf dem Weg?',
      created_on: 1,
      type: 'open',
      unique_question_id: 'a',
      nachfrage_id: null,
      current_question_id: 'a',
      finished_question_id: null,
      user_or_bot: 'bot',
      pause: 0,
    } as const,
  ];
  // The user is made, and then the network is gone: what shows is kept here.
  fakeLiveApi(blocks).faults.push(null, 'no-answer', 'no-answer', 'no-answer');
  const author = fakeAuthorApi({
    testConfig: () => ({ ...aClientConfig(), privacy_path }),
    simulatePath: () => ({ survey_id: 'survey0000001', history: { survey0000001: way } }),
    testRegister: async () => {
      await fetch('/api/register_live', {});
      return { success: true, username_live: 'Test', token_live: 't', refresh_token_live: 'r', user_id: 'u' };
    },
    restartDelete: () => ({ msg: 'success' }),
  });
  restore = author.restore;
  $survey.set(aSurvey());
  renderScreen(Assess, {
    path: '/assess/:survey_id',
    at: '/assess/survey0000001?ab=b&multichat=7',
  });
  await screen.findByText('Frage auf dem Weg?');
  expect(JSON.parse(sessionStorage.getItem('history') ?? '{}')).toEqual({ survey0000001: way });
  expect(author.made.find(({ name }) => name === 'simulatePath')?.request).toEqual({
    survey_id: 'survey0000001',
    dialog_manager_id: 7,
    target_unique_question_id: 'b',
  });
  expect(author.made.find(({ name }) => name === 'testRegister')?.request).toEqual({
    survey_id: 'survey0000001',
    as_it_is: true,
  });
  expect(Object.keys(localStorage)).not.toContain('history');
  await act(async () => signalModule('restart'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('without a way to the block the reason is told, and the test can begin at the start', async () => {
  fakeLiveApi(blocks);
  const author = fakeAuthorApi({
    testConfig: () => ({ ...aClientConfig(), privacy_path }),
    simulatePath: () => {
      throw new ApiError('simulatePath', 409, { msg: 'Zu „b“ führt kein Weg.' });
    },
    testRegister: async () => {
      await fetch('/api/register_live', {});
      return { success: true, username_live: 'Test', token_live: 't', refresh_token_live: 'r', user_id: 'u' };
    },
  });
  restore = author.restore;
  $survey.set(aSurvey());
  const { user } = renderScreen(Assess, { path: '/assess/:survey_id', at: '/assess/survey0000001?ab=b' });
  expect((await screen.findByRole('alert')).textContent).toContain('Zu „b“ führt kein Weg.');
  await user.click(screen.getByRole('button', { name: 'Von vorn testen' }));
  await screen.findByRole('button', { name: 'Ja' });
});

test('a restart that fails is told, and the test goes on', async () => {
  const { author } = open();
  await screen.findByRole('button', { name: 'Ja' });
  author.restore();
  restore = fakeAuthorApi({}).restore;
  act(() => signalModule('restart'));
  await waitFor(() => expect($notice.get()?.text).toContain('konnte nicht neu gestartet werden'));
  screen.getByRole('button', { name: 'Ja' });
});
