import { afterEach, expect, test, vi } from 'vitest';
import { askNotificationPermission, canNotify, notificationPermission, serviceWorkers } from './notifications.ts';
import { copyText } from './copyText.ts';
import { followMedia, mediaMatches } from './media.ts';
import { followSizes } from './followSizes.ts';
import { openAudio } from './openAudio.ts';
import { openDevices } from './openDevices.ts';
import { openStorage } from './openStorage.ts';
import { pageState } from './pageState.ts';
import { playMedia } from './playMedia.ts';
import { whenIdle } from './whenIdle.ts';
import { withLock } from './withLock.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};
/** Keeps something from the page as browsers do: it throws as soon as it is asked for. */
function keepBack(owner: object, ...names: string[]): void {
  for (const name of names) Object.defineProperty(owner, name, { configurable: true, get: refuse });
}
const names = ['locks', 'clipboard', 'serviceWorker', 'mediaDevices'];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of names) Reflect.deleteProperty(navigator, name);
});

test.each(['localStorage', 'sessionStorage'] as const)('%s that throws when it is asked for is memory', (area) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, area);
  keepBack(globalThis, area);
  const storage = openStorage(area);
  if (own) Object.defineProperty(globalThis, area, own);
  expect([storage.lasts, storage.write('a', '1'), storage.read('a')]).toEqual([false, false, '1']);
});

test('storage that refuses later goes on in memory', () => {
  const storage = openStorage();
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect([storage.lasts, storage.write('a', '1'), storage.read('a'), storage.read('b')]).toEqual([
    true,
    false,
    '1',
    null,
  ]);
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test.each([
  ['throws', { get: refuse }],
  ['refuses each', { value: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
  ['lacks them', { value: undefined }],
])('work is done once without the lock of a browser that %s', async (_, locks) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, ...locks });
  const work = vi.fn<(lock: string) => Promise<string>>(() => Promise.resolve('getan'));
  expect(await withLock('eins', work)).toBe('getan');
  expect(await withLock('eins', work, { ifFree: true, patienceMs: 1_000 })).toBe('getan');
  expect(work.mock.calls).toEqual([['refused'], ['refused']]);
});

test('work that fails under its lock is not done once more', async () => {
  const request = (_name: string, _rules: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')));
  await expect(withLock('eins', work)).rejects.toThrow('no network');
  expect(work).toHaveBeenCalledOnce();
});

test('whatever else is refused is answered as if it were not there', async () => {
  keepBack(navigator, ...names);
  vi.stubGlobal('matchMedia', refuse);
  vi.stubGlobal('AudioContext', refuse);
  vi.stubGlobal('ResizeObserver', refuse);
  vi.stubGlobal('requestIdleCallback', refuse);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: refuse });
  expect(mediaMatches('(pointer: coarse)')).toBe(false);
  followMedia('(pointer: coarse)', () => undefined)();
  expect(await openAudio()).toBeNull();
  expect(await openDevices({ audio: true })).toEqual({ kind: 'unsupported' });
  expect([serviceWorkers(), canNotify(), notificationPermission()]).toEqual([null, false, 'denied']);
  expect(await askNotificationPermission()).toBe('denied');
  expect(await copyText('abc')).toBe(false);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(refuse);
  await playMedia(document.createElement('audio'));
  const onChange = vi.fn<() => void>();
  followSizes([document.body], onChange)();
  expect(onChange).toHaveBeenCalledOnce();
  vi.useFakeTimers();
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'execCommand');
});

test('what the history does not keep is in memory until the browser goes back', () => {
  const push = vi.spyOn(history, 'pushState').mockImplementation(refuse);
  expect(pageState.push({ chat: 'a' })).toBe(false);
  expect(pageState.read()).toEqual({ chat: 'a' });
  dispatchEvent(new PopStateEvent('popstate'));
  expect(pageState.read()).toEqual(history.state);
  push.mockRestore();
  expect(pageState.push({ chat: 'b' })).toBe(true);
  expect(history.state).toEqual({ chat: 'b' });
  history.replaceState(null, '');
});
