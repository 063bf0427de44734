import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect } from 'react';
import { useMediaQuery } from '@dialogwerk/shared/ui';
import type { Position } from '../../../../model/BlockChange.ts';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import { heightOf, widthOf } from '../xyflow/xyflowInternals.ts';

const MARGIN = 24;

/** Brings a card into view once it is selected elsewhere, or when the canvas becomes smaller. */
export function useReveal(id: string | null, places: ReadonlyMap<string, Position>): void {
  const { setCenter, getViewport } = useReactFlow();
  const width = useStore(widthOf);
  const height = useStore(heightOf);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const place = id === null ? undefined : places.get(id);
  const x = place?.x;
  const y = place?.y;

  useEffect(() => {
    if (x === undefined || y === undefined || width === 0) return;
    const { zoom, ...pan } = getViewport();
    const left = x * zoom + pan.x;
    const top = y * zoom + pan.y;
    const isSeen =
      left >= MARGIN &&
      top >= MARGIN &&
      left + BLOCK_CARD.width * zoom <= width - MARGIN &&
      top + BLOCK_CARD.height * zoom <= height - MARGIN;
    if (isSeen) return;
    void setCenter(x + BLOCK_CARD.width / 2, y + BLOCK_CARD.height / 2, { zoom, duration: still ? 0 : 250 });
  }, [x, y, width, height, still, setCenter, getViewport]);
}
