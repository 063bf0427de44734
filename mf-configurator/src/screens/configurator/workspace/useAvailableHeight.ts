import { noticeRoom } from '@dialogwerk/shared/ui';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Less than this is no place to work in; the page scrolls then. In pixels. */
const LEAST = 460;

/** The height from an element's upper edge to the foot of the window, or to the notice there, in CSS; null before it is measured. */
export function useAvailableHeight(element: RefObject<HTMLElement | null>): string | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.floor(window.innerHeight - top - window.scrollY));
    };
    measure();
    // Because what stands above goes by the new width only once all have heard of it.
    const follow = (): void => void requestAnimationFrame(measure);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [element]);
  return height === null ? null : `max(${LEAST}px, ${height}px - ${noticeRoom})`;
}
