import { useCallback, useState } from 'react';

/** The width of an element in pixels, as it changes; what `before` says until it is measured. Give `measure` to the element as its `ref`. */
export function useWidth(before: number): {
  readonly width: number;
  readonly measure: (element: Element | null) => void;
} {
  const [width, setWidth] = useState(before);
  const measure = useCallback((element: Element | null) => {
    // jsdom has no observer; a chart is drawn at its first width there.
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}
