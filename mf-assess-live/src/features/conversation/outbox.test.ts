import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLiveApi } from '../../testing/fakeLiveApi.ts';
import { closePages, openPage, survey_id } from '../../testing/openPage.ts';
import { anOpen } from '../../testing/someBlocks.ts';
import { keepConversation } from './effects/keepConversation.ts';
import { openStorage } from '@dialogwerk/shared/browser';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  closePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reply without an answer is kept and sent again with the same turn_id until it is stored, once', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push('no-answer', 'lost-answer', { status: 502, body: {} });
  page.answer('eins');
  await vi.waitUntil(() => 'delay' in page.now() && page.now().phase === 'sending' && api.turns().length === 1);
  expect(page.now()).toMatchObject({ phase: 'sending', pending: { shown: 'eins' } });
  expect(page.kept.readOutbox()).toMatchObject({ reply: { type: 'open', text: 'eins' } });

  await vi.advanceTimersByTimeAsync(20_000);
  await page.until('finished');
  expect(api.turns()).toHaveLength(4);
  expect(new Set(api.turns().map(({ turn_id }) => turn_id)).size).toBe(1);
  expect(api.stored()).toBe(1);
  expect(page.kept.readOutbox()).toBeNull();
});

test('the reply goes out as soon as the network is back', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push('no-answer');
  page.answer('eins');
  await vi.waitUntil(() => page.now().phase === 'sending' && api.turns().length === 1);
  await vi.advanceTimersByTimeAsync(100);
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await page.until('finished');
  expect(api.turns()).toHaveLength(2);
});

test('a reply that waited when the page was closed is sent by the next page, with its turn_id', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const first = openPage();
  await first.until('asked');
  api.faults.push('no-answer');
  first.answer('eins');
  await vi.waitUntil(() => api.turns().length === 1);
  first.stop();

  const again = openPage();
  expect(again.now()).toMatchObject({ phase: 'opening', pending: { shown: 'eins' } });
  await again.until('finished');
  expect(again.said()).toEqual(['Frage a?', 'eins']);
  expect(new Set(api.turns().map(({ turn_id }) => turn_id)).size).toBe(1);
});

test('a reply whose answer was lost when the page was closed is not stored twice', async () => {
  const api = fakeLiveApi([anOpen('a'), anOpen('b')]);
  const first = openPage();
  await first.until('asked');
  api.faults.push('lost-answer');
  first.answer('eins');
  await vi.waitUntil(() => api.turns().length === 1);
  first.stop();

  const again = openPage();
  await again.until('asked');
  expect(again.said()).toEqual(['Frage a?', 'eins', 'Frage b?']);
  expect(api.turns()).toHaveLength(1);
  expect(again.kept.readOutbox()).toBeNull();
});

test('a call that takes longer than 10 s says that the server is busy [§4.18]', async () => {
  fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  page.answer('eins');
  await vi.advanceTimersByTimeAsync(9_900);
  expect(page.$slow.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(page.$slow.get()).toBe(true);
});

test('a server that says it is busy is asked again, and the respondent is told', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push({ status: 503, body: { msg: 'server_busy', code: 'server/busy' } });
  page.answer('eins');
  await vi.waitUntil(() => page.$slow.get());
  expect(page.now()).toMatchObject({ phase: 'sending', delay: 'busy' });
  await vi.advanceTimersByTimeAsync(2_000);
  await page.until('finished');
});

test.each([500, 502])(
  'a fault of the server (%i) is not told as overload, and the reply is sent again',
  async (status) => {
    const api = fakeLiveApi([anOpen('a')]);
    const page = openPage();
    await page.until('asked');
    api.faults.push({ status, body: {} });
    page.answer('eins');
    await vi.waitUntil(() => api.turns().length === 1 && page.now().phase === 'sending');
    await vi.advanceTimersByTimeAsync(100);
    expect(page.now()).toMatchObject({ phase: 'sending', delay: 'fault' });
    expect(page.$slow.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await page.until('finished');
  },
);

test('after a restart the old reply that waited is never sent, and the history is gone [§4.32]', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  const page = openPage();
  await page.until('asked');
  api.faults.push('no-answer');
  page.answer('alt');
  await vi.waitUntil(() => api.turns().length === 1);
  expect(await page.restartOrDelete('restart')).toBeNull();
  expect(api.calls.at(-1)?.body).toEqual({ survey_id, action: 'restart', isLive: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.turns()).toHaveLength(1);
  expect(page.kept.readOutbox()).toBeNull();
  expect(localStorage.getItem('history')).toBeNull();
  expect(page.kept.sessions.read()).not.toBeNull();
});

test('where the browser denies storage the conversation goes on in memory', async () => {
  const api = fakeLiveApi([anOpen('a')]);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const page = openPage();
  await page.until('asked');
  page.answer('eins');
  expect(page.isLasting()).toBe(false);
  await page.until('finished');
  expect(api.stored()).toBe(1);
});

/** Room for so many characters; what is there counts. */
function limitStorage(room: () => number): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      const others = [...kept].filter(([name]) => name !== key);
      const taken = others.reduce((sum, entry) => sum + entry.join('').length, key.length + value.length);
      if (taken > room()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
}

test('storage that fills up in mid-conversation is said from then on, and no longer once there is room', async () => {
  let room = 100_000;
  limitStorage(() => room);
  const api = fakeLiveApi([anOpen('a'), anOpen('b')]);
  const page = openPage();
  await page.until('asked');
  expect(page.isLasting()).toBe(true);
  room = 0;
  api.faults.push('no-answer');
  page.answer('eins');
  await vi.waitUntil(() => api.turns().length === 1);
  expect(page.isLasting()).toBe(false);
  room = 100_000;
  await vi.advanceTimersByTimeAsync(20_000);
  await page.until('asked');
  page.answer('zwei');
  expect(page.isLasting()).toBe(true);
});

test('the reply that waits has room before the transcript, which the server has as well', async () => {
  let room = 100_000;
  limitStorage(() => room);
  const api = fakeLiveApi([anOpen('a'), anOpen('b')]);
  const first = openPage();
  await first.until('asked');
  // For the session and the reply, but not for the transcript beside them.
  room = JSON.stringify(first.kept.sessions.read()).length + 600;
  const long = 'lang'.repeat(25);
  api.faults.push('no-answer');
  first.answer(long);
  await vi.waitUntil(() => api.turns().length === 1);
  expect(first.isLasting()).toBe(true);
  first.stop();
  const again = openPage();
  await vi.advanceTimersByTimeAsync(20_000);
  await again.until('asked');
  expect(again.said()).toEqual(['Frage a?', long, 'Frage b?']);
});

test('what someone else has put into the storage counts as absent', () => {
  localStorage.setItem('history', '{"survey0000001": [1]}');
  localStorage.setItem(`live_user_${survey_id}`, 'null');
  localStorage.setItem(`outbox_${survey_id}`, '{');
  const kept = keepConversation(openStorage(), survey_id);
  expect([kept.readHistory(), kept.sessions.read(), kept.readOutbox()]).toEqual([[], null, null]);
});
