import type { DrawnFigure, Figure } from '../../../answerTypes/Figure.ts';
import { questionTexts as texts } from '../texts.ts';

/** What is said beside a figure, in sentences. */
export function figureNotes(figure: DrawnFigure): readonly string[] {
  switch (figure.kind) {
    case 'shares': {
      const { isMultiple, na } = figure;
      return [...(isMultiple ? [texts.multiple] : []), ...(na > 0 ? [na === 1 ? texts.naOne : texts.na(na)] : [])];
    }
    case 'battery':
      return figure.rows.some(({ isInverse }) => isInverse) ? [texts.inverseItems] : [];
    case 'means':
      return [texts.means[figure.of]];
    case 'map':
      return [texts.mapNote];
    case 'nps':
      return [];
    case 'numbers':
      return figure.isInverse ? [texts.inverse] : [];
  }
}

/** What of a question was not offered to everybody, and which earlier answers stand for themselves. */
export function baseNotes({ partial, former }: Extract<Figure, { kind: 'bases' }>): readonly string[] {
  return [
    ...partial.map(({ label, n }) => texts.notOfferedToAll(label, n)),
    ...(former.length > 0 ? [texts.former(former)] : []),
  ];
}
