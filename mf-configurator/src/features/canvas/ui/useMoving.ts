import type { NodeChange } from '@xyflow/react';
import { useState } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import type { CardNode } from './cardNodes.ts';

export interface Move {
  readonly id: string;
  readonly position: Position;
}

const none: ReadonlyMap<string, Position> = new Map();

/**
 * Where cards are during a gesture of pointer or arrow keys. At its end the moves go to `onMove` once, because each one is
 * a call to the api.
 */
export function useMoving(places: ReadonlyMap<string, Position>, onMove: (moves: readonly Move[]) => void) {
  const [moving, setMoving] = useState(none);

  function follow(changes: readonly NodeChange<CardNode>[]): void {
    const moves = changes.flatMap((change) =>
      change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
    );
    if (moves.length > 0) setMoving((before) => new Map([...before, ...moves]));
  }

  /** Ends a gesture; `last` are the places that the pointer left the cards at. */
  function finish(last: readonly Move[] = []): void {
    const ended = new Map([...moving, ...last.map(({ id, position }) => [id, position] as const)]);
    const moves = [...ended].filter(([id, position]) => places.has(id) && !isSame(places.get(id), position));
    setMoving(none);
    if (moves.length > 0) onMove(moves.map(([id, position]) => ({ id, position })));
  }

  return { moving, follow, finish };
}
