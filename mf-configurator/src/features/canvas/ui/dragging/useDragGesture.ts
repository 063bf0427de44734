import type { NodeChange, NodePositionChange } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { $dragged, drag, endDrag } from '../../state/dragged.ts';
import type { CardNode } from '../cards/cardNodes.ts';
import { useEventCallback } from '../gestures/useEventCallback.ts';

export interface Move {
  readonly id: string;
  readonly position: Position;
}

export type DragGesture = ReturnType<typeof useDragGesture>;

interface Gesture {
  readonly by: 'pointer' | 'keys';
  /** The blocks that are moved. */
  readonly moved: readonly string[];
}

/** Max milliseconds between two arrow keys of one gesture. */
const PAUSE = 500;

/**
 * Drags cards along with a gesture of pointer or arrow keys, all by the same distance, from the `places` where they lie. At
 * its end the moves go to `onMove` once, because each report is a call to the api. `withTerminals` adds the cards that go
 * along with blocks.
 */
export function useDragGesture(
  places: ReadonlyMap<string, Position>,
  withTerminals: (ids: ReadonlySet<string>) => ReadonlySet<string>,
  onMove: (moves: readonly Move[]) => void,
) {
  const gesture = useRef<Gesture | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function follow(changes: readonly NodeChange<CardNode>[]): void {
    const moves = changes.filter((change): change is NodePositionChange => change.type === 'position');
    // Somebody else may have deleted one of them meanwhile.
    const first = moves.find(({ id }) => places.has(id));
    const place = first && places.get(first.id);
    if (!first?.position || !place) return;
    const isEnd = first.dragging === false && gesture.current?.by === 'pointer';
    const by = first.dragging || isEnd ? 'pointer' : 'keys';
    const moved = moves.map(({ id }) => id);
    if (!isSameGesture(gesture.current, by, moved)) {
      finish();
      gesture.current = { by, moved };
      drag(withTerminals(new Set(moved)), { x: 0, y: 0 });
    }
    // The pointer says where the card is; a key says where its step leads from where the card still lies for xyflow.
    const { ids, by: before } = $dragged.get();
    const from = by === 'pointer' ? { x: 0, y: 0 } : before;
    drag(ids, { x: from.x + first.position.x - place.x, y: from.y + first.position.y - place.y });
    if (isEnd) finish();
  }

  const finish = useEventCallback((): void => {
    clearTimeout(timer.current);
    const moved = gesture.current?.moved ?? [];
    const { by } = $dragged.get();
    gesture.current = null;
    if (moved.length === 0) return;
    endDrag();
    const moves = moved.flatMap((id) => {
      const place = places.get(id);
      return place ? [{ id, position: { x: place.x + by.x, y: place.y + by.y } }] : [];
    });
    if (by.x !== 0 || by.y !== 0) onMove(moves);
  });

  // A layout effect, because the editor around must still be there.
  useLayoutEffect(() => () => finish(), [finish]);

  function finishSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, PAUSE);
  }

  return { follow, finish, finishSoon };
}

function isSameGesture(before: Gesture | null, by: Gesture['by'], moved: readonly string[]): boolean {
  return before?.by === by && before.moved.length === moved.length && before.moved.every((id, at) => id === moved[at]);
}
