import type { NodeChange } from '@xyflow/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import type { CardNode } from './cardNodes.ts';

export interface Move {
  readonly id: string;
  readonly position: Position;
}

/** Arrow keys that follow each other within this time are one gesture, in milliseconds. */
const PAUSE = 500;
const none: ReadonlyMap<string, Position> = new Map();

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
    if (moves.length > 0) setMoving((before) => new Map([...before, ...moves]));
  }

  /** Ends a gesture; `last` are the places that the pointer left the cards at. */
  function finish(last: readonly Move[] = []): void {
    clearTimeout(timer.current);
    if (moving.size === 0 && last.length === 0) return;
    const ended = new Map([...moving, ...last.map(({ id, position }) => [id, position] as const)]);
    const moves = [...ended].filter(([id, position]) => places.has(id) && !isSame(places.get(id), position));
    setMoving(none);
    if (moves.length > 0) onMove(moves.map(([id, position]) => ({ id, position })));
  }

  const latest = useRef(finish);
  useLayoutEffect(() => {
    latest.current = finish;
  });
  // A layout effect, because the editor around must still be there.
  useLayoutEffect(() => () => latest.current(), []);

  function finishSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), PAUSE);
  }

  return { moving, follow, finish, finishSoon };
}
