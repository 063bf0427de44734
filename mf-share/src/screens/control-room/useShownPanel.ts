import { useEffect, useState } from 'react';

/** How far below the window's top a panel begins to be the one that is read, in pixels: below the bar, and a little more. */
const READ_FROM = 160;

/**
 * Which of these parts of the page is read: the last one that begins in the upper part of the window. At the page's end, where none comes up so far, it is the
 * one that the address names, else the last that is in sight.
 */
export function useShownPanel(ids: readonly string[]): string {
  const [shown, setShown] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setShown(readIn(all.split(' ')) ?? '');
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    addEventListener('hashchange', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
      removeEventListener('hashchange', later);
    };
  }, [all]);
  return shown;
}

function readIn(ids: readonly string[]): string | undefined {
  const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const begun = ids.filter((id) => topOf(id) <= (isAtEnd ? innerHeight : READ_FROM));
  const asked = location.hash.slice(1);
  if (isAtEnd && begun.includes(asked) && topOf(asked) >= 0) return asked;
  return begun.at(-1) ?? ids[0];
}
