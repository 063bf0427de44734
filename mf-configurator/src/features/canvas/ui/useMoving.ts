import type { NodeChange } from '@xyflow/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import type { CardNode } from './cardNodes.ts';
import { useSteady } from './useSteady.ts';

export interface Move {
  readonly id: string;
  readonly position: Position;
}

interface Moving {
  readonly places: ReadonlyMap<string, Position>;
  /** Whose places these are; the very same set until another card joins. */
  readonly ids: ReadonlySet<string>;
}

/** Arrow keys that follow each other within this time are one gesture, in milliseconds. */
const PAUSE = 500;
const none: Moving = { places: new Map(), ids: new Set() };

/**
 * Where cards are during a gesture of pointer or arrow keys. At its end the moves go to `onMove` once, because each one is
 * a call to the api.
 */
export function useMoving(places: ReadonlyMap<string, Position>, onMove: (moves: readonly Move[]) => void) {
  const [moving, setMoving] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function follow(changes: readonly NodeChange<CardNode>[]): void {
    const moves = changes.flatMap((change) =>
      change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
    );
    if (moves.length > 0) setMoving((before) => movedOn(before, moves));
  }

  /** Ends a gesture; `last` are the places that the pointer left the cards at. */
  const finish = useSteady((last: readonly Move[] = []): void => {
    clearTimeout(timer.current);
    if (moving.ids.size === 0 && last.length === 0) return;
    const ended = new Map([...moving.places, ...last.map(({ id, position }) => [id, position] as const)]);
    const moves = [...ended].filter(([id, position]) => places.has(id) && !isSame(places.get(id), position));
    setMoving(none);
    if (moves.length > 0) onMove(moves.map(([id, position]) => ({ id, position })));
  });

  // A layout effect, because the editor around must still be there.
  useLayoutEffect(() => () => finish(), [finish]);

  function finishSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, PAUSE);
  }

  return { moving, follow, finish, finishSoon };
}

function movedOn(before: Moving, moves: readonly (readonly [string, Position])[]): Moving {
  const places = new Map([...before.places, ...moves]);
  return { places, ids: places.size === before.ids.size ? before.ids : new Set(places.keys()) };
}
