import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Less than this is no place to work in; the page scrolls then. In pixels. */
const LEAST = 460;

/** How much height is left from an element's upper edge to the foot of the window, in pixels; null before it is measured. */
export function useAvailableHeight(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.max(LEAST, Math.floor(window.innerHeight - top - window.scrollY)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return height;
}
