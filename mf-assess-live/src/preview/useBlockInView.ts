import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Shown } from './createRehearsal.ts';

/** Brings into view where the block begins to speak; the messenger itself follows what is said last. */
export function useBlockInView(area: RefObject<HTMLElement | null>, shown: Shown | null): void {
  const begins = shown?.stage.begins ?? null;
  const block = shown?.block ?? null;
  useEffect(() => {
    if (begins === null || block === null) return undefined;
    // Behind the drawing, because the messenger moves with what it draws.
    const frame = requestAnimationFrame(() => {
      const bubble = area.current?.querySelector<HTMLElement>(`.dw-log [id$="-${begins}"]`);
      const scroller = bubble?.closest('.dw-scroller');
      if (!bubble || !scroller) return;
      const { top, bottom } = bubble.getBoundingClientRect();
      const seen = scroller.getBoundingClientRect();
      if (top < seen.top || bottom > seen.bottom) scroller.scrollBy(0, top - seen.top - MARGIN);
    });
    return () => cancelAnimationFrame(frame);
  }, [area, begins, block]);
}

/** Room above the bubble, in pixels. */
const MARGIN = 12;
