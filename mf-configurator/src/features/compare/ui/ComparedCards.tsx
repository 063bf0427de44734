import { blockFacts } from '@dialogwerk/shared/dialog';
import { BLOCK_CARD, START, TERMINAL_CARD } from '@dialogwerk/shared/dialog/graph';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import { memo } from 'react';
import type { ComparedCard } from '../model/graphDifference.ts';
import { texts } from '../texts.ts';

interface ComparedCardsProps {
  readonly cards: readonly ComparedCard[];
  readonly bounds: Bounds;
  readonly at: string | null;
}

/** The cards of both states, each with what became of it. */
export const ComparedCards = memo(function ComparedCards({ cards, bounds, at }: ComparedCardsProps) {
  return cards.map(({ id, place, kind, block, name }) => {
    const size = block ? BLOCK_CARD : TERMINAL_CARD;
    const title = block ? name : id === START ? texts.start : texts.end;
    return (
      <div
        key={id}
        className={['card', kind, !block && 'terminal', id === at && 'at'].filter(Boolean).join(' ')}
        style={{ left: place.x - bounds.x, top: place.y - bounds.y, width: size.width, height: size.height }}
      >
        {block && <span className="type">{blockFacts[block.type].name}</span>}
        <span className="title">{title}</span>
        {kind !== 'same' && (
          <span className="mark">
            {texts.signs[kind]} {texts.kinds[kind]}
          </span>
        )}
      </div>
    );
  });
});
