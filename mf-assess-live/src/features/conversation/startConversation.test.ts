import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLiveApi } from '../../testing/fakeLiveApi.ts';
import { closePages, openPage, survey_id } from '../../testing/openPage.ts';
import { anOpen } from '../../testing/someBlocks.ts';

/** The question of a block 'a', as the page knows it before any call. */
const shownAtOnce = {
  unique_question_id: 'a',
  nachfrage_id: null,
  item_id: null,
  optional: false,
  reason: null,
  input: { type: 'open', multiline: false, max_length: 100 },
} as const;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a first visit registers, begins, and keeps the session and the history under the names of spec §3 [§3.18 §3.22 §4.5 §4.7 §4.28]', async () => {
  fakeLiveApi([anOpen('a')], { welcome: 'Hallo!' });
  const page = openPage();
  await page.until('asked');
  expect(page.said()).toEqual(['Hallo!', 'Frage a?']);
  expect(page.now()).toMatchObject({ freshFrom: 0, turn: 1, progress: 0 });
  expect(page.kept.sessions.read()).toEqual({
    username_live: 'Gast',
    token_live: 'token-1',
    refresh_token_live: 'refresh-1',
    user_id_live: 'user-1',
  });
  expect(JSON.parse(localStorage.getItem('history') ?? '')[survey_id]).toHaveLength(2);
});

test('a reply to the last question ends the dialog, with one call for each reply [§4.29]', async () => {
  const api = fakeLiveApi([anOpen('a'), anOpen('b')], { ending: 'Danke.' });
  const page = openPage();
  await page.until('asked');
  page.answer('eins');
  await vi.waitUntil(() => page.said().includes('Frage b?'));
  page.answer('zwei');
  await page.until('finished');
  expect(page.said()).toEqual(['Frage a?', 'eins', 'Frage b?', 'zwei', 'Danke.']);
  expect(api.calls.map(({ path }) => path)).toEqual([
    '/api/register_live',
    `/api/conversation?survey_id=${survey_id}`,
    '/api/turn',
    '/api/turn',
  ]);
});

test('a respondent who comes back sees the history at once and goes on where they were', async () => {
  fakeLiveApi([anOpen('a'), anOpen('b')]);
  const first = openPage();
  await first.until('asked');
  first.answer('eins');
  await vi.waitUntil(() => first.said().includes('Frage b?'));
  first.stop();

  const again = openPage();
  expect(again.said()).toEqual(['Frage a?', 'eins', 'Frage b?']);
  await again.until('asked');
  expect(again.now()).toMatchObject({ freshFrom: 3, question: { unique_question_id: 'b' } });
});

test('a reply to the question that the page shows already is taken before the first call has come back', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage({ question: shownAtOnce });
  page.answer('gleich');
  expect(page.now()).toMatchObject({ phase: 'opening', pending: { shown: 'gleich' } });
  await page.until('finished');
  expect(api.transcript()).toEqual(['Frage a?', 'gleich']);
});

test('a question that another tab has answered is not answered twice: its state is taken over', async () => {
  const api = fakeLiveApi([anOpen('a'), anOpen('b')]);
  const page = openPage();
  await page.until('asked');
  api.replyElsewhere({ unique_question_id: 'a', nachfrage_id: null, reply: { type: 'open', text: 'anderswo' } });
  page.answer('hier');
  await vi.waitUntil(() => page.said().includes('Frage b?'));
  expect(page.said()).toEqual(['Frage a?', 'anderswo', 'Frage b?']);
  expect(page.now()).toMatchObject({ phase: 'asked', question: { unique_question_id: 'b' }, freshFrom: 3 });
  expect(page.$announcement.get()).toMatchObject({ kind: 'overtaken', text: 'hier' });
});

test.each(['opening', 'asked'] as const)(
  'a choice that the page took after the beginning is sent (%s)',
  async (phase) => {
    const api = fakeLiveApi([anOpen('a')]);
    const page = openPage();
    if (phase === 'asked') await page.until('asked');
    page.kept.writeOutbox({
      turn_id: 'late',
      unique_question_id: 'a',
      nachfrage_id: null,
      reply: { type: 'open', text: 'spät' },
      shown: 'spät',
    });
    page.takeKept();
    expect(page.now()).toMatchObject({ pending: { shown: 'spät' } });
    await page.until('finished');
    expect(api.transcript()).toEqual(['Frage a?', 'spät']);
    expect(page.kept.readOutbox()).toBeNull();
  },
);

test('an answer that does not follow what is known makes the page ask for all', async () => {
  const api = fakeLiveApi([anOpen('a'), anOpen('b'), anOpen('c')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push('lost-answer');
  page.answer('eins');
  await vi.waitUntil(() => api.turns().length === 1);
  api.replyElsewhere({ unique_question_id: 'b', nachfrage_id: null, reply: { type: 'open', text: 'anderswo' } });
  api.faults.push(null, null);
  await vi.advanceTimersByTimeAsync(2_000);
  await page.until('asked');
  // The repeated turn was answered as it was then; a further reply meets the other tab's.
  page.answer('zwei');
  await vi.waitUntil(() => page.said().includes('Frage c?'));
  expect(page.said()).toEqual(['Frage a?', 'eins', 'Frage b?', 'anderswo', 'Frage c?']);
});

test('a reply that the server refuses leaves the question open, with the sentence and the reply', async () => {
  const api = fakeLiveApi([anOpen('a', { max_length: 3 })]);
  const page = openPage();
  await page.until('asked');
  page.answer('zu lang');
  await vi.waitUntil(() => api.turns().length === 1 && page.now().phase === 'asked');
  expect(page.now()).toMatchObject({
    refused: { sentence: expect.stringContaining('zu lang'), reply: { type: 'open', text: 'zu lang' } },
  });
  expect(page.kept.readOutbox()).toBeNull();
});

test('a dialog that is not active any more ends the conversation, with what was said', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push({ status: 410, body: { msg: 'Dialog ist nicht mehr aktiv.', code: 'survey/inactive' } });
  page.answer('eins');
  await page.until('ended');
  expect(page.now()).toMatchObject({ failure: { kind: 'inactive' } });
  expect(page.said()).toEqual(['Frage a?']);
  page.stop();

  // Switched on again, the dialog still gets the reply.
  const again = openPage();
  await again.until('finished');
  expect(api.transcript()).toEqual(['Frage a?', 'eins']);
});

test('a failed registration clears the live tokens [§4.6 §8.15]', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  api.faults.push({ status: 400, body: { msg: 'Username already exists' } });
  const page = openPage();
  await page.until('ended');
  expect(page.now()).toMatchObject({ failure: { kind: 'registration' } });
  expect(page.kept.sessions.read()).toBeNull();
});

test('what was chosen while the registration was refused is the reply of the page that begins', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  api.faults.push({ status: 400, body: { msg: 'Username already exists' } });
  const page = openPage({ question: shownAtOnce });
  page.answer('eins');
  await page.until('ended');
  page.stop();

  const again = openPage();
  await again.until('finished');
  expect(api.transcript()).toEqual(['Frage a?', 'eins']);
});

test('a session that the server does not know any more is replaced on the next visit', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const first = openPage();
  await first.until('asked');
  first.stop();
  api.faults.push({ status: 404, body: { msg: 'Dieses Gespräch gibt es nicht mehr.', code: 'conversation/unknown' } });
  const again = openPage();
  await again.until('asked');
  expect(api.calls.filter(({ path }) => path === '/api/register_live')).toHaveLength(2);
});

test('a conversation that is lost under way can be begun anew', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push({ status: 404, body: { msg: 'Dieses Gespräch gibt es nicht mehr.', code: 'conversation/unknown' } });
  page.answer('eins');
  await page.until('ended');
  page.beginAgain();
  await page.until('asked');
  expect(page.said()).toEqual(['Frage a?']);
});

test('a delete ends the live session; one that does not succeed leaves everything as it was [§4.6 §4.24]', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push('no-answer');
  expect(await page.restartOrDelete('delete')).toEqual({ sentence: expect.any(String), requestId: undefined });
  api.faults.push({ status: 503, body: { msg: 'Gerade nicht.', request_id: 'req-7' } });
  expect(await page.restartOrDelete('delete')).toMatchObject({ requestId: 'req-7' });
  expect(page.kept.sessions.read()).not.toBeNull();
  expect(await page.restartOrDelete('delete')).toBeNull();
  expect(page.kept.sessions.read()).toBeNull();
});
