import { columnName, SQUARES } from '@dialogwerk/shared/dialog/messenger';
import { formatCount } from '@dialogwerk/shared/numbers';
import type { Figure } from '../../../../answerTypes/Figure.ts';
import { drawnSquares } from '../mapSquares.ts';
import { look, rectAt, textAt } from './parts.ts';
import type { Piece } from './parts.ts';

const SQUARE = 44;
const WHOLE = SQUARES * SQUARE;
/** Room for the letters above and the numbers beside the grid. */
const EDGE = 24;

/** The squares of a map with their counts, without its picture, which a file of its own would have to carry. */
export function drawMap({ squares }: Extract<Figure, { kind: 'map' }>, top: number): Piece {
  const [left, first] = [look.margin + EDGE, top + EDGE];
  const style = { anchor: 'middle', size: 12 } as const;
  const edge = Array.from({ length: SQUARES }, (_, index) => {
    const middle = (index + 0.5) * SQUARE;
    const letter = textAt(left + middle, first - 8, columnName(index), { ...style, fill: look.quiet });
    return letter + textAt(left - 12, first + middle + 4, String(index + 1), { ...style, fill: look.quiet });
  });
  const marked = drawnSquares(squares).map(({ column, row, count, strength }) => {
    const [x, y] = [left + column * SQUARE, first + row * SQUARE];
    const square = `<g opacity="${strength.toFixed(2)}">${rectAt(x, y, SQUARE, SQUARE, look.bad)}</g>`;
    return square + textAt(x + SQUARE / 2, y + SQUARE / 2 + 4, formatCount(count), { ...style, weight: 600 });
  });
  const svg = rectAt(left, first, WHOLE, WHOLE, look.ground) + edge.join('') + marked.join('');
  return { svg, height: EDGE + WHOLE + look.gap };
}
