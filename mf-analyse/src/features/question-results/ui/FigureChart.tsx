import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { BatteryFigure } from './BatteryFigure.tsx';
import { MapFigure } from './MapFigure.tsx';
import { MeansFigure } from './MeansFigure.tsx';
import { NpsFigure } from './NpsFigure.tsx';
import { NumberFacts } from './NumberFacts.tsx';
import { SharesFigure } from './SharesFigure.tsx';

/** A figure as it is drawn. */
export function FigureChart({ figure }: { readonly figure: DrawnFigure }) {
  switch (figure.kind) {
    case 'shares':
      return <SharesFigure figure={figure} />;
    case 'battery':
      return <BatteryFigure figure={figure} />;
    case 'means':
      return <MeansFigure figure={figure} />;
    case 'nps':
      return <NpsFigure nps={figure.nps} />;
    case 'map':
      return <MapFigure figure={figure} />;
    case 'numbers':
      return <NumberFacts figure={figure} />;
  }
}
