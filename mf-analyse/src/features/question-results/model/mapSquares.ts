import { SQUARES } from '@dialogwerk/shared/dialog/messenger';
import type { Share } from '../../../answerTypes/Figure.ts';

/** A square of a map with its place in the grid, from 0, and how strongly it is drawn, 0 to 1. */
export interface DrawnSquare extends Share {
  readonly column: number;
  readonly row: number;
  readonly strength: number;
}

/** The squares that were marked, the one marked most often the strongest. Each stands where its value says, whichever others a link leaves out. */
export function drawnSquares(squares: readonly Share[]): DrawnSquare[] {
  const most = Math.max(1, ...squares.map(({ count }) => count));
  return squares.flatMap((square) => {
    const place = Number(square.id) - 1;
    if (square.count === 0 || !Number.isInteger(place) || place < 0) return [];
    const strength = 0.3 + 0.4 * (square.count / most);
    return [{ ...square, column: place % SQUARES, row: Math.floor(place / SQUARES), strength }];
  });
}
