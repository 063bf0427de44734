import { useEffect, useEffectEvent, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

interface Dragging {
  readonly id: string;
  /** The gap that it would fall into: before the row of that index. */
  readonly gap: number;
}

/** So near to the list's edge it scrolls, and so far at a time, in pixels. */
const EDGE = 48;
const STEP = 14;

/** Moves a row with the pointer; Escape lets it stay. `onDrop` gets the gap that it was let go over. */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (id: string, gap: number) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const id = dragging?.id;

  const follow = useEffectEvent((event: PointerEvent): void => {
    if (!dragging) return;
    scrollAtEdge(list.current, event.clientY);
    const gap = gapAt(event, list.current);
    if (gap !== null && gap !== dragging.gap) setDragging({ ...dragging, gap });
  });
  const end = useEffectEvent((): void => {
    if (dragging) onDrop(dragging.id, dragging.gap);
    setDragging(null);
  });

  useEffect(() => {
    if (id === undefined) return;
    const cancel = (): void => setDragging(null);
    const cancelByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel();
    };
    const move = (event: PointerEvent): void => follow(event);
    const drop = (): void => end();
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', cancelByKey);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('keydown', cancelByKey);
    };
  }, [id]);

  function grasp(event: ReactPointerEvent<HTMLElement>, row: string, index: number): void {
    // The rows below are to be found under the pointer, so it must not stay with the handle.
    event.preventDefault();
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    setDragging({ id: row, gap: index });
  }

  return { dragging, grasp };
}

/** The gap nearest to the pointer; null when it is not over a row of the list. */
function gapAt({ clientX, clientY }: PointerEvent, list: HTMLElement | null): number | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-row-index]');
  if (!row || !list?.contains(row)) return null;
  const { top, height } = row.getBoundingClientRect();
  return Number(row.getAttribute('data-row-index')) + (clientY > top + height / 2 ? 1 : 0);
}

function scrollAtEdge(list: HTMLElement | null, y: number): void {
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy(0, -STEP);
  if (y > bottom - EDGE) list.scrollBy(0, STEP);
}
