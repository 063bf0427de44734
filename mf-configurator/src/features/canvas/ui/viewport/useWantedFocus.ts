import { useStore as useAtom } from '@nanostores/react';
import { useStore, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { $wantedCard } from '../../state/canvasView.ts';
import { focusCard, widthOf } from '../xyflow/xyflowInternals.ts';

/** Gives the focus to the card that is to have it, once xyflow knows which ones are in view, unless a dialog has taken it meanwhile. */
export function useWantedFocus(): void {
  const wanted = useAtom($wantedCard);
  const flow = useStoreApi();
  const isMeasured = useStore((state) => widthOf(state) > 0);
  useEffect(() => {
    if (wanted === null || !isMeasured) return;
    const frame = requestAnimationFrame(() => {
      // Whoever is quick writes in a dialog by now, and what is typed next would be lost.
      if (!document.activeElement?.closest('[role="dialog"]')) focusCard(flow.getState(), wanted);
      $wantedCard.set(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, isMeasured, flow]);
}
