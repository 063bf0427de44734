import { publicMediaPath } from '@dialogwerk/shared/contract';
import { SQUARES } from '@dialogwerk/shared/dialog/messenger';
import { formatCount } from '@dialogwerk/shared/numbers';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { drawnSquares } from '../model/mapSquares.ts';
import { questionTexts as texts } from '../texts.ts';
import { FigureNotes } from './FigureNotes.tsx';

const percent = (part: number): string => `${(part / SQUARES) * 100}%`;

/** A map with the squares that were marked, and how often; as a table it says the same in words. */
export function MapFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'map' }> }) {
  const squares = drawnSquares(figure.squares);
  const [most] = squares.toSorted((a, b) => b.count - a.count);
  return (
    <div>
      <div
        className="map"
        role="img"
        aria-label={most && texts.mapOf(most.label, formatCount(most.count))}
        data-empty={figure.picture === null ? '' : undefined}
      >
        {figure.picture !== null && <img src={publicMediaPath(figure.picture)} alt="" />}
        {squares.map(({ id, column, row, count, strength }) => (
          <span
            key={id}
            style={{
              left: percent(column),
              top: percent(row),
              background: `rgb(194 24 43 / ${Math.round(strength * 100)}%)`,
            }}
          >
            {formatCount(count)}
          </span>
        ))}
      </div>
      <FigureNotes figure={figure} />
    </div>
  );
}
