import { formatMean } from '../../../formats.ts';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { meanLength } from '../model/meanLength.ts';
import { questionTexts as texts } from '../texts.ts';
import { FigureNotes } from './FigureNotes.tsx';

/** Options with a mean each: their places in a ranking, or their points. */
export function MeansFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'means' }> }) {
  const { means, of } = figure;
  return (
    <div>
      <ol className="bars">
        {means.map(({ id, label, mean }) => (
          <li key={id}>
            <div className="row">
              <span className="label" lang="de">
                {label}
              </span>{' '}
              <strong className="figure">{texts.meanOf[of](formatMean(mean))}</strong>
            </div>
            <div className="track" aria-hidden>
              <div className="bar" style={{ width: `${meanLength(figure, mean) * 100}%` }} />
            </div>
          </li>
        ))}
      </ol>
      <FigureNotes figure={figure} />
    </div>
  );
}
