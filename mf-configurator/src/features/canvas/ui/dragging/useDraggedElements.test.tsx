import { act, renderHook } from '@dialogwerk/shared/testing/screen';
import { ReactFlowProvider, useStoreApi } from '@xyflow/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $draggedIds, drag, endDrag } from '../../state/dragged.ts';
import { useDragOffset } from './useDragOffset.ts';
import { useDraggedElements } from './useDraggedElements.ts';

afterEach(() => act(endDrag));

const ids = Array.from({ length: 12 }, (_, index) => `b${index}`);

/** Begins to drag some of twelve cards. */
async function dragCards(dragged: readonly string[], isPressed: boolean) {
  const graph = document.createElement('div');
  const cards = ids.map((id) => `<div class="react-flow__node" data-id="${id}"></div>`).join('');
  graph.innerHTML = `<div class="react-flow__viewport"><div class="react-flow__nodes">${cards}</div></div>`;
  vi.spyOn(graph, 'matches').mockReturnValue(isPressed);
  const { result } = renderHook(
    () => {
      useDraggedElements([]);
      return useStoreApi();
    },
    { wrapper: ReactFlowProvider },
  );
  act(() => result.current.setState({ domNode: graph, transform: [0, 0, 1] }));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
  act(() => drag(new Set(dragged), { x: 8, y: 16 }));
  const picture = () => graph.querySelector<HTMLElement>('.dw-dragged-layer');
  const moved = () => graph.querySelector<HTMLElement>('.react-flow__viewport [data-id="b0"]')?.style.translate;
  return { flow: result.current, picture, moved };
}

test('few cards are moved one by one, many by the pointer as one picture', async () => {
  const few = await dragCards(ids.slice(0, 11), true);
  expect(few.moved()).toBe('8px 16px');
  expect(few.picture()).toBeNull();
  act(endDrag);
  const many = await dragCards(ids, true);
  expect(many.moved()).toBe('');
  expect(many.picture()?.style.transform).toBe('translate(8px, 16px)');
  act(endDrag);
  expect(many.picture()).toBeNull();
});

test('an edge is laid anew by itself only where no layer shows it', async () => {
  const { result } = renderHook(() => useDragOffset('b0', 'elsewhere'));
  await dragCards(ids.slice(0, 11), true);
  expect(result.current).toEqual({ x: 8, y: 16 });
  act(endDrag);
  await dragCards(ids, true);
  act(() => drag($draggedIds.get(), { x: 24, y: 0 }));
  expect(result.current).toEqual({ x: 0, y: 0 });
  act(endDrag);
  await dragCards(ids, false);
  expect(result.current).toEqual({ x: 8, y: 16 });
});

test('arrow keys move the cards themselves, also many, so that the one with the focus shows it', async () => {
  const { moved, picture } = await dragCards(ids, false);
  expect(moved()).toBe('8px 16px');
  expect(picture()).toBeNull();
});

test('the picture goes along where the view moves in the middle of the gesture', async () => {
  const { flow, picture } = await dragCards(ids, true);
  act(() => flow.setState({ transform: [40, 30, 0.5] }));
  expect(picture()?.style.transform).toBe('translate(4px, 8px)');
  expect(picture()?.firstElementChild?.getAttribute('style')).toContain('translate(40px, 30px) scale(0.5)');
});
