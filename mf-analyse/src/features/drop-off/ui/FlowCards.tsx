import { BLOCK_CARD, START, TERMINAL_CARD } from '@dialogwerk/shared/dialog/graph';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import { formatCount } from '@dialogwerk/shared/numbers';
import { memo } from 'react';
import { formatShare } from '../../../formats.ts';
import type { FlowCard } from '../model/flowPicture.ts';
import { dropOffTexts as texts } from '../texts.ts';

interface FlowCardsProps {
  readonly cards: readonly FlowCard[];
  readonly bounds: Bounds;
  readonly nameOf: (id: string) => string;
}

/** The blocks of a dialog, each with how many came and how many stopped there. */
export const FlowCards = memo(function FlowCards({ cards, bounds, nameOf }: FlowCardsProps) {
  return (
    <>
      {cards.map((card) => {
        const { id, place, number, reached, stopped, here } = card;
        const at = { left: place.x - bounds.x, top: place.y - bounds.y };
        if (number === 0) {
          return (
            <div key={id} className="card terminal" style={{ ...at, ...TERMINAL_CARD }}>
              <span className="title">{id === START ? texts.begun : texts.ended}</span>
              <span>{formatCount(reached)}</span>
            </div>
          );
        }
        return (
          <div key={id} className={reached === 0 ? 'card nobody' : 'card'} style={{ ...at, ...BLOCK_CARD }}>
            <span className="title">
              {number}. {nameOf(id)}
            </span>
            <span className="reached">{texts.came(reached, here)}</span>
            <span className="stopped">
              {stopped > 0 && texts.stoppedHere(formatCount(stopped), formatShare(stopped / reached))}
            </span>
            <span className="bar">
              <span style={{ width: reached === 0 ? 0 : `${(100 * stopped) / reached}%` }} />
            </span>
          </div>
        );
      })}
    </>
  );
});
