import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import type { Dispatch, MouseEvent, SetStateAction } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { nothing, selectBlock } from '../../../../model/Selection.ts';
import type { Selection } from '../../../../model/Selection.ts';
import { BLOCK_CARD, END, START, cardAt, cardsIn } from '@dialogwerk/shared/dialog/graph';
import { framed } from '../../model/selectionAfter.ts';
import { FROM_AFAR } from '../../model/viewport/zoomLevels.ts';
import { frameOf, transformOf, zoomOf } from '../xyflow/xyflowInternals.ts';

/** Max cards that are quick to draw one by one. */
const FEW = 100;
const CLOSE = 0.8;

/**
 * Whether the dialog is seen from afar, and what pointers mean then: a click on a card selects it and brings it close, a
 * frame selects the cards in it, as it does with cards that xyflow knows.
 */
export function useOverview(cards: ReadonlyMap<string, Position>, onSelect: Dispatch<SetStateAction<Selection>>) {
  const { screenToFlowPosition, setCenter } = useReactFlow();
  const flow = useStoreApi();
  const isFar = useStore((state) => zoomOf(state) < FROM_AFAR);
  const isShown = isFar && cards.size > FEW;
  const frame = useStore((state) => (isShown ? frameOf(state) : null));

  useEffect(() => {
    if (!frame) return;
    const [left, top, zoom] = transformOf(flow.getState());
    const area = {
      x: (frame.x - left) / zoom,
      y: (frame.y - top) / zoom,
      width: frame.width / zoom,
      height: frame.height / zoom,
    };
    onSelect((before) => framed(before, cardsIn(area, cards)));
  }, [frame, flow, cards, onSelect]);

  function clickPane(event: MouseEvent): void {
    const id = isShown ? cardAt(screenToFlowPosition({ x: event.clientX, y: event.clientY }), cards) : null;
    const place = id === null ? undefined : cards.get(id);
    if (id === null || !place) {
      onSelect(nothing);
      return;
    }
    onSelect(id === START || id === END ? { kind: 'messages' } : selectBlock(id));
    void setCenter(place.x + BLOCK_CARD.width / 2, place.y + BLOCK_CARD.height / 2, { zoom: CLOSE });
  }

  return { isShown, clickPane };
}
