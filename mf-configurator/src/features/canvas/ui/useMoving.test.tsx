import { act, renderHook } from '@dialogwerk/shared/testing/screen';
import type { NodeChange } from '@xyflow/react';
import { expect, test, vi } from 'vitest';
import type { CardNode } from './cardNodes.ts';
import { useMoving } from './useMoving.ts';

const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 0, y: 200 }],
]);
const to = (id: string, x: number, y: number): NodeChange<CardNode> => ({ type: 'position', id, position: { x, y } });

test('a gesture ends in one report of what lies elsewhere now', () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useMoving(places, onMove));
  act(() => result.current.follow([to('a', 8, 0), to('b', 8, 200)]));
  act(() => result.current.follow([to('a', 16, 0), to('b', 0, 200)]));
  expect(onMove).not.toHaveBeenCalled();
  act(() => result.current.finish());
  act(() => result.current.finish());
  expect(onMove.mock.calls).toEqual([[[{ id: 'a', position: { x: 16, y: 0 } }]]]);
  expect(result.current.moving.places.size).toBe(0);
});

test('which cards move is the very same set until another one joins', () => {
  const { result } = renderHook(() => useMoving(places, vi.fn()));
  act(() => result.current.follow([to('a', 8, 0)]));
  const { ids } = result.current.moving;
  act(() => result.current.follow([to('a', 16, 0)]));
  expect(result.current.moving.ids).toBe(ids);
  expect(result.current.moving.places.get('a')).toEqual({ x: 16, y: 0 });
  act(() => result.current.follow([to('b', 8, 200)]));
  expect([...result.current.moving.ids]).toEqual(['a', 'b']);
});

test('arrow keys that follow each other are one gesture, and none is lost when the canvas goes', () => {
  vi.useFakeTimers();
  const onMove = vi.fn();
  const { result, unmount } = renderHook(() => useMoving(places, onMove));
  for (const x of [8, 16]) {
    act(() => result.current.follow([to('a', x, 0)]));
    act(() => result.current.finishSoon());
    act(() => void vi.advanceTimersByTime(400));
  }
  expect(onMove).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(onMove).toHaveBeenCalledExactlyOnceWith([{ id: 'a', position: { x: 16, y: 0 } }]);
  act(() => result.current.follow([to('b', 8, 200)]));
  unmount();
  expect(onMove).toHaveBeenLastCalledWith([{ id: 'b', position: { x: 8, y: 200 } }]);
  vi.useRealTimers();
});
