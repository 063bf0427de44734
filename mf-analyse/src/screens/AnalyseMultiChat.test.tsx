import { ApiError } from '@dialogwerk/shared/clients';
import type { ChatsOverview, ParticipationRead } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import AnalyseMultiChat from './AnalyseMultiChat.tsx';

const place = (survey_id: string, unique_question_id: string, name: string) => ({
  survey_id,
  unique_question_id,
  name,
});
const overview: ChatsOverview = {
  name: 'Der Fall Mühlbach',
  at: 0,
  chats: [
    { survey_id: 'a', survey_name: 'Ermittlung' },
    { survey_id: 'b', survey_name: 'Befragung' },
  ],
  total: 4,
  ended: 1,
  median: 90_000,
  triggers: [
    {
      trigger_id: 't',
      kind: 'waitFor',
      delay_seconds: null,
      cause: place('b', 'b1', 'Alibi'),
      effect: place('a', 'a1', 'Ort'),
      count: 3,
      median: 60_000,
      followed: 2,
    },
  ],
  hints: [{ kind: 'ending', title: 'Überführt', place: place('a', 'a1', 'Ort'), count: 1, median: 90_000 }],
};
const entry = (context: string, user_or_bot: 'bot' | 'user') => ({
  context,
  user_or_bot,
  created_on: 1_000,
  type: 'open',
  unique_question_id: 'a1',
  nachfrage_id: null,
  current_question_id: null,
  finished_question_id: null,
  pause: 0,
});
const read: ParticipationRead = {
  participation_id: 'p',
  started_at: 0,
  last_at: 60_000,
  chats: [
    {
      survey_id: 'a',
      survey_name: 'Ermittlung',
      turns: [{ turn: 1, said_at: 1_000, entries: [entry('Wo waren Sie?', 'bot')] }],
    },
    { survey_id: 'b', survey_name: 'Befragung', turns: [] },
  ],
  acted: [
    {
      kind: 'waitFor',
      cause: { ...place('b', 'b1', 'Alibi'), at: 500 },
      effect: { ...place('a', 'a1', 'Ort'), at: 1_000 },
    },
  ],
  found: [],
};

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(
  answers: Parameters<typeof fakeAuthorApi>[0] = {},
  id = 7,
  at: Parameters<typeof renderScreen>[1]['at'] = `/analyse_multichat/${id}`,
) {
  api = fakeAuthorApi({
    chatsOverview: () => overview,
    chatsParticipations: () => ({
      total: 4,
      participations: [
        {
          participation_id: 'p',
          started_at: 0,
          last_at: 60_000,
          chats: 2,
          replies: 3,
          endings: ['Überführt'],
          clues: 1,
        },
      ],
    }),
    chatsParticipation: () => read,
    connectedSurveys: () => ({
      dialog_manager_id: id,
      name: 'Der Fall Mühlbach',
      connected_surveys: overview.chats.map((chat, order) => ({ ...chat, order, may_edit: true })),
      hidden_surveys: 0,
      may_edit: true,
      created_at: 0,
    }),
    ...answers,
  });
  return renderScreen(AnalyseMultiChat, { path: '/analyse_multichat/:dialog_manager_id', at });
}
afterEach(() => {
  api?.restore();
  vi.restoreAllMocks();
});

test.each([
  [7, 'Der Fall Mühlbach'],
  [3, 'Tatort-Game'],
  [4, 'Tatort-Game'],
])('multi-chat %i is headed %s', async (id, name) => {
  open({}, id);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  // Its own name stands once: as the heading, or beneath it.
  expect(await screen.findAllByText('Der Fall Mühlbach')).toHaveLength(1);
});

test('endings and triggers are counted, with the share of all and the time to them', async () => {
  open();
  const endings = within(await screen.findByRole('group', { name: 'Tabelle: Enden' }));
  expect(endings.getByRole('row', { name: /Überführt 1 25\s%.*1:30 min/ })).toBeDefined();
  const triggers = within(screen.getByRole('group', { name: 'Tabelle: Auslöser' }));
  expect(
    triggers.getByRole('row', { name: /Alibi \(Befragung\) → Ort \(Ermittlung\) 3 75\s% 1:00 min 2/ }),
  ).toBeDefined();
});

test('one respondent opens with the picture, what happened, and what was said in each chat', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /ansehen$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: /2 Chats, 0 Antworten und 1 Auslöser/ })).toBeDefined();
  expect(dialog.getByText(/Warten auf: Alibi \(Befragung\) → Ort/)).toBeDefined();
  expect(dialog.getByText('Wo waren Sie?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without respondents, and where it cannot be had, the ways to the single analyses are there', async () => {
  open({ chatsOverview: () => ({ ...overview, total: 0 }) });
  expect(await screen.findByText('Noch hat niemand teilgenommen')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Befragung' })).toBeDefined();
});

test('a fault says why', async () => {
  open({
    chatsOverview: () => {
      throw new ApiError('chatsOverview', 409, { msg: 'Dafür reicht Ihre Berechtigung nicht.' });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Dafür reicht Ihre Berechtigung nicht.');
  expect(await screen.findByRole('link', { name: 'Ermittlung' })).toBeDefined();
});

const table = { download: '/api/chats_answers/7?until=1&signature=x', file_name: 'Krimi_Antworten.sav', total: 4 };

/** What browsers are told to fetch. */
function whatIsFetched(): string[] {
  const fetched: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    fetched.push(`${this.getAttribute('href')} ${this.download}`);
  });
  return fetched;
}
const asked = () => api?.made.filter(({ name }) => name === 'chatsAnswers').map(({ request }) => request);

test('all answers are fetched as one file, in the format that is chosen', async () => {
  const fetched = whatIsFetched();
  const { user } = open({ chatsAnswers: () => table });
  await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Antworten aller Dialoge exportieren' }));
  await user.click(dialog.getByRole('combobox', { name: 'Format' }));
  await user.click(screen.getByRole('option', { name: 'SPSS (.sav)' }));
  await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(fetched).toEqual([`${table.download} ${table.file_name}`]));
  const usual = { separator: 'semicolon', content: 'values', missing: 'empty', personal: 'keep' };
  expect(asked()).toEqual([{ id: 7, format: 'sav', ...usual }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what refuses the file is said where it was asked for', async () => {
  const fetched = whatIsFetched();
  const refuse = () => {
    throw new ApiError('chatsAnswers', 422, { msg: 'Excel fasst höchstens …', code: 'export/too-large-for-excel' });
  };
  const { user } = open({ chatsAnswers: refuse });
  await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Excel fasst höchstens …');
  expect(fetched).toEqual([]);
});

test('after the login that it wanted, the file comes without a second click', async () => {
  const fetched = whatIsFetched();
  const request = { id: 7, format: 'csv' };
  const state = { repeat: { call: 'chatsAnswers', request } };
  open({ chatsAnswers: () => table }, 7, { pathname: '/analyse_multichat/7', state });
  await waitFor(() => expect(fetched).toHaveLength(1));
  expect(asked()).toEqual([request]);
});
