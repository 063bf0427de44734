import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { PushPhase } from './createChatPush.ts';
import { whileRead } from './whileRead.ts';

function show(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => vi.restoreAllMocks());

test('a hidden page goes on following unless its browser is told, and follows again once it is shown', () => {
  const $push = atom<PushPhase>('off');
  const following = vi.fn<() => void>();
  const ended = vi.fn<() => void>();
  const stop = whileRead($push, () => {
    following();
    return ended;
  });
  show(false);
  expect([following.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  $push.set('on');
  expect([following.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
  show(true);
  expect([following.mock.calls.length, ended.mock.calls.length]).toEqual([2, 1]);
  stop();
  show(false);
  show(true);
  expect([following.mock.calls.length, ended.mock.calls.length]).toEqual([2, 2]);
});
