import { renderHook } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRoutesAhead } from './useRoutesAhead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Idle moments that the test gives one by one. */
function stubIdle() {
  const asked = new Map<number, IdleRequestCallback>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback): number => {
    last += 1;
    asked.set(last, call);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => asked.delete(request));
  return {
    asked,
    /** An idle moment with so many milliseconds left each time that is asked for; then none. */
    pass: (...left: number[]): void => {
      vi.advanceTimersByTime(0);
      const calls = [...asked.values()];
      asked.clear();
      for (const call of calls) call({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 });
    },
  };
}

const noop = (): void => undefined;

/** Routes with so many columns to work out. */
function routesOf(columns: number) {
  const done = { columns: 0 };
  const workAhead = (): boolean => {
    if (done.columns === columns) return false;
    done.columns += 1;
    return true;
  };
  return { done, workAhead };
}

test('a second after opening each idle moment works out at least one column, until there is none left; then comes what follows from them, once', () => {
  const idle = stubIdle();
  const routes = routesOf(2);
  const andThen = vi.fn();
  const { unmount } = renderHook(() => useRoutesAhead(routes, andThen));
  vi.advanceTimersByTime(999);
  expect(idle.asked.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(routes.done.columns).toBe(0);
  idle.pass();
  expect(routes.done.columns).toBe(1);
  idle.pass();
  idle.pass();
  expect([routes.done.columns, andThen.mock.calls.length]).toEqual([2, 0]);
  idle.pass();
  expect([andThen.mock.calls.length, idle.asked.size]).toEqual([1, 0]);
  unmount();
});

test('an idle moment works out as many columns as it has time for', () => {
  const idle = stubIdle();
  const routes = routesOf(9);
  const { unmount } = renderHook(() => useRoutesAhead(routes, noop));
  vi.advanceTimersByTime(1_000);
  idle.pass(40, 20, 3);
  expect(routes.done.columns).toBe(3);
  idle.pass(49);
  expect(routes.done.columns).toBe(5);
  unmount();
});

test('new edges are worked out at once and end the work on those before them, and so does leaving', () => {
  const idle = stubIdle();
  const [before, now] = [routesOf(5), routesOf(5)];
  const { rerender, unmount } = renderHook((routes: typeof before) => useRoutesAhead(routes, noop), {
    initialProps: before,
  });
  vi.advanceTimersByTime(1_000);
  idle.pass();
  rerender(now);
  idle.pass();
  expect([before.done.columns, now.done.columns]).toEqual([1, 1]);
  unmount();
  expect(idle.asked.size).toBe(0);
});
