import { followSizes, onceUsed } from '@dialogwerk/shared/browser';
import { useEffect } from 'react';

/** How long a part that is gone to is kept in its place while what it holds, and what stands above it, is still coming; milliseconds. */
const KEPT_MS = 4_000;

/** Goes to the part of the page that the address names, and keeps it there until all has come, or its reader does something. */
export function useAskedPlace(asked: string): void {
  useEffect(() => {
    const place = asked === '' ? null : document.getElementById(asked);
    if (!place) return undefined;
    place.scrollIntoView();
    const unfollow = followSizes([document.body, place], () => place.scrollIntoView());
    const timer = setTimeout(unfollow, KEPT_MS);
    const leave = onceUsed(unfollow);
    return () => {
      clearTimeout(timer);
      unfollow();
      leave();
    };
  }, [asked]);
}
