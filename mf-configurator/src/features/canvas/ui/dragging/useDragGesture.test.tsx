import { act, renderHook } from '@dialogwerk/shared/testing/screen';
import type { NodeChange } from '@xyflow/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $dragged, endDrag } from '../../state/dragged.ts';
import type { CardNode } from '../cards/cardNodes.ts';
import { useDragGesture } from './useDragGesture.ts';

afterEach(() => {
  endDrag();
  vi.useRealTimers();
});

const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 0, y: 200 }],
]);
const to = (id: string, x: number, y: number, dragging?: boolean): NodeChange<CardNode> => ({
  type: 'position',
  id,
  position: { x, y },
  ...(dragging === undefined ? {} : { dragging }),
});

function draw() {
  const onMove = vi.fn();
  const withTerminals = (ids: ReadonlySet<string>) => new Set([...ids, ...(ids.has('a') ? ['start'] : [])]);
  return { onMove, ...renderHook(() => useDragGesture(places, withTerminals, onMove)) };
}

test('the pointer drags cards and their terminals along, and ends in one report of where they lie now', () => {
  const { result, onMove } = draw();
  act(() => result.current.follow([to('a', 8, 0, true), to('b', 8, 200, true)]));
  const { ids } = $dragged.get();
  expect([...ids]).toEqual(['a', 'b', 'start']);
  act(() => result.current.follow([to('a', 16, 8, true), to('b', 16, 208, true)]));
  expect($dragged.get()).toEqual({ ids, by: { x: 16, y: 8 } });
  expect($dragged.get().ids).toBe(ids);
  expect(onMove).not.toHaveBeenCalled();
  act(() => result.current.follow([to('a', 24, 8, false), to('b', 24, 208, false)]));
  act(() => result.current.finish());
  const moves = [
    { id: 'a', position: { x: 24, y: 8 } },
    { id: 'b', position: { x: 24, y: 208 } },
  ];
  expect(onMove.mock.calls).toEqual([[moves]]);
  expect($dragged.get().ids.size).toBe(0);
});

test('a card that is brought back to its place is not moved', () => {
  const { result, onMove } = draw();
  act(() => result.current.follow([to('a', 8, 0, true)]));
  act(() => result.current.follow([to('a', 0, 0, false)]));
  expect(onMove).not.toHaveBeenCalled();
  expect($dragged.get().ids.size).toBe(0);
});

test('arrow keys that follow each other add up to one gesture, each from where the card still lies for xyflow', () => {
  vi.useFakeTimers();
  const { result, onMove } = draw();
  for (let pressed = 0; pressed < 2; pressed += 1) {
    act(() => result.current.follow([to('a', 8, 0, false)]));
    act(() => result.current.finishSoon());
    act(() => void vi.advanceTimersByTime(400));
  }
  expect($dragged.get().by).toEqual({ x: 16, y: 0 });
  expect(onMove).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(onMove).toHaveBeenCalledExactlyOnceWith([{ id: 'a', position: { x: 16, y: 0 } }]);
});

test('another card begins a gesture of its own, and none is lost when the canvas goes', () => {
  const { result, onMove, unmount } = draw();
  act(() => result.current.follow([to('a', 8, 0, false)]));
  act(() => result.current.follow([to('b', 8, 200, false)]));
  expect(onMove).toHaveBeenCalledExactlyOnceWith([{ id: 'a', position: { x: 8, y: 0 } }]);
  unmount();
  expect(onMove).toHaveBeenLastCalledWith([{ id: 'b', position: { x: 8, y: 200 } }]);
});
