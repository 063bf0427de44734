import { useMediaQuery } from '@dialogwerk/shared/ui';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { fitSideBySide, SIGNS } from '../model/fitSideBySide.ts';
import { FigureNotes } from './FigureNotes.tsx';
import { ShareBars } from './ShareBars.tsx';
import { ShareColumns } from './ShareColumns.tsx';

/** How many gave which answer. */
export function SharesFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'shares' }> }) {
  const { caption, shares, isInOrder } = figure;
  const isPhone = useMediaQuery('(max-width: 599px)');
  const areColumns = isInOrder && fitSideBySide(shares, isPhone ? SIGNS.phone : SIGNS.wide);
  return (
    <div>
      {caption && <p className="caption">{caption}</p>}
      {areColumns ? <ShareColumns shares={shares} /> : <ShareBars shares={shares} />}
      <FigureNotes figure={figure} />
    </div>
  );
}
