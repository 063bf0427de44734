import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceInAllTabs } from './onceInAllTabs.ts';

/** One lock after another, as the browser gives them; jsdom has none. */
function fakeLocks() {
  let last: Promise<unknown> | null = null;
  return {
    request(_name: string, { ifAvailable = false }, work: (lock: object | null) => Promise<unknown>) {
      if (ifAvailable && last) return work(null);
      const turn = (last ?? Promise.resolve()).then(() => work({}));
      const ended = turn.then(
        () => undefined,
        () => undefined,
      );
      last = ended;
      void ended.then(() => {
        if (last === ended) last = null;
      });
      return turn;
    },
  };
}

/** Storage as a browser has it: a tab sees at once what itself has written, another one later. */
function tab() {
  let session: string | null = null;
  return {
    isKnown: () => session !== null,
    read: () => session,
    write(value: string) {
      session = value;
      dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab that comes second goes on as soon as it sees what the first one has stored', async () => {
  const [one, other] = [tab(), tab()];
  const registered = vi.fn((name: string) => Promise.resolve(name));
  const begin = (at: ReturnType<typeof tab>, name: string) => async () => {
    if (!at.isKnown()) at.write(await registered(name));
    return at.read();
  };
  const first = onceInAllTabs('begin', one.isKnown, begin(one, 'eins'));
  const second = onceInAllTabs('begin', other.isKnown, begin(other, 'zwei'));
  expect(await first).toBe('eins');
  await vi.advanceTimersByTimeAsync(40);
  other.write('eins');
  expect(await second).toBe('eins');
  expect(registered).toHaveBeenCalledOnce();
});

test('a tab that comes second does the work itself where the first one came to nothing', async () => {
  const nobody = () => false;
  const first = onceInAllTabs('begin', nobody, () => Promise.reject(new Error('no network')));
  const second = onceInAllTabs('begin', nobody, () => Promise.resolve('zwei'));
  await expect(first).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('zwei');
});

test('a browser without locks, and another tab that hangs, keep nobody from beginning', async () => {
  vi.stubGlobal('navigator', {});
  expect(
    await onceInAllTabs(
      'begin',
      () => false,
      () => Promise.resolve('ohne'),
    ),
  ).toBe('ohne');

  const hangs = vi.fn((_name: string, { ifAvailable = false }, work: (lock: null) => unknown) =>
    ifAvailable ? Promise.resolve(work(null)) : Promise.reject(new DOMException('', 'TimeoutError')),
  );
  vi.stubGlobal('navigator', { locks: { request: hangs } });
  expect(
    await onceInAllTabs(
      'begin',
      () => false,
      () => Promise.resolve('doch'),
    ),
  ).toBe('doch');
});
