import { formatCount } from '@dialogwerk/shared/numbers';
import { formatMean, formatShare } from '../../../formats.ts';
import type { BatteryRow, Figure } from '../../../answerTypes/Figure.ts';
import { pointStrength } from '../model/pointStrength.ts';
import { questionTexts as texts } from '../texts.ts';
import { FigureNotes } from './FigureNotes.tsx';

const colorOf = (place: number, points: number): string =>
  `color-mix(in srgb, var(--mui-palette-primary-dark) ${pointStrength(place, points)}%, var(--mui-palette-background-paper))`;

/** A battery: each item a bar of all its answers, in the order of the points. */
export function BatteryFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'battery' }> }) {
  const { points, rows } = figure;
  return (
    <div>
      <ul className="legend">
        {[...points.entries()].map(([place, label]) => (
          <li key={place}>
            <span className="swatch" aria-hidden style={{ background: colorOf(place, points.length) }} />
            {label}
          </li>
        ))}
      </ul>
      <ul className="bars" style={{ marginTop: 16 }}>
        {rows.map((row) => (
          <Item key={row.id} row={row} />
        ))}
      </ul>
      <FigureNotes figure={figure} />
    </div>
  );
}

function Item({ row }: { readonly row: BatteryRow }) {
  const { label, isInverse, mean, n, na, shares } = row;
  return (
    <li>
      <div className="row">
        <span className="label" lang="de">
          {label} {isInverse && <span className="quiet">{texts.inverseItem}</span>}
        </span>{' '}
        <span className="figure">
          {mean !== null && <strong>Ø {formatMean(mean)}</strong>}{' '}
          <span className="quiet">
            (n = {formatCount(n)}
            {na > 0 && `, ${texts.table.na}: ${formatCount(na)}`})
          </span>
        </span>
      </div>
      <div className="stack" role="img" aria-label={shares.map(shareText).join('; ')}>
        {shares.map(
          (share, place) =>
            share.count > 0 && (
              <div
                key={share.id}
                title={shareText(share)}
                style={{ width: `${share.share * 100}%`, background: colorOf(place, shares.length) }}
              />
            ),
        )}
      </div>
    </li>
  );
}

function shareText({ label, count, share }: BatteryRow['shares'][number]): string {
  return `${label}: ${formatCount(count)} (${formatShare(share)})`;
}
