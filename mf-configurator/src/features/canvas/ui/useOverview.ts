import { useReactFlow, useStore } from '@xyflow/react';
import type { Dispatch, MouseEvent, SetStateAction } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { nothing, selectBlock } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { cardAt } from '../model/boundsOf.ts';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import { END, START } from '../model/terminals.ts';

/** Below this zoom no text can be read, and many elements in view make each movement slow. */
const FROM_AFAR = 0.4;
/** As few cards as this are quick to draw one by one. */
const FEW = 100;
const CLOSE = 0.8;

/** Whether the dialog is seen from afar, and what a click means then: a card is selected and comes close. */
export function useOverview(cards: ReadonlyMap<string, Position>, onSelect: Dispatch<SetStateAction<Selection>>) {
  const { screenToFlowPosition, setCenter } = useReactFlow();
  const isFar = useStore((state) => state.transform[2] < FROM_AFAR);
  const isShown = isFar && cards.size > FEW;

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
