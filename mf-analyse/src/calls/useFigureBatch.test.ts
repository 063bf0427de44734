import { loading } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { act, cleanup, renderHook } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFigureBatch } from './useFigureBatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const called = (value: string | null, isReloading = false): Called<string> => ({
  state: value === null ? loading : { kind: 'loaded', value },
  reload: () => undefined,
  isReloading,
});
function figure(first: Called<string>) {
  const { result, rerender } = renderHook(({ is }) => useFigureBatch(is), { initialProps: { is: first } });
  return {
    shown: () => (result.current.state.kind === 'loaded' ? result.current.state.value : result.current.state.kind),
    set: (is: Called<string>) => rerender({ is }),
  };
}
const after = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('figures that are on their way together are shown together, the old ones until then', async () => {
  const one = figure(called(null));
  const old = called('old', true);
  const other = figure(old);
  one.set(called('new'));
  await after(50);
  expect([one.shown(), other.shown()]).toEqual(['loading', 'old']);
  other.set(called('newer'));
  await after(0);
  expect([one.shown(), other.shown()]).toEqual(['new', 'newer']);
});

test('none waits for one that is slow, and one that is there is shown at once', async () => {
  const slow = figure(called(null));
  const quick = figure(called(null));
  quick.set(called('quick'));
  await after(99);
  expect(quick.shown()).toBe('loading');
  await after(1);
  expect([slow.shown(), quick.shown()]).toEqual(['loading', 'quick']);
  expect(figure(called('known')).shown()).toBe('known');
});
