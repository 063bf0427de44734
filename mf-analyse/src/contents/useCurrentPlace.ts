import { useEffect, useState } from 'react';
import type { Place } from './places.ts';

/** A part is read once its beginning is so near the upper edge, in px. */
const NEAR = 160;

function currentOf(places: readonly Place[]): Place | null {
  const begun = places.filter(({ element }) => element.getBoundingClientRect().top <= NEAR);
  return begun.at(-1) ?? places[0] ?? null;
}

/** The part that is read now; looked for once in a drawn picture, and not at each step of scrolling. */
export function useCurrentPlace(places: readonly Place[]): Place | null {
  const [current, setCurrent] = useState<Place | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let frame: number | null = null;
    const look = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        setCurrent(currentOf(places));
      });
    };
    look();
    const options = { passive: true, signal: leaving.signal };
    globalThis.addEventListener('scroll', look, options);
    globalThis.addEventListener('resize', look, options);
    return () => {
      leaving.abort();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [places]);
  return current;
}
