import { useEffect } from 'react';
import type { RefObject } from 'react';

const keys = new Set(['Enter', ' ', 'Escape']);
/** What has a use of its own for a tap or a key. */
const controls = 'a, button, input, textarea, select, summary, audio, video, dialog';

/** While something is still to be said, a tap on the conversation or a key has all of it shown; not one that is meant for something else. */
export function useShowAll(column: RefObject<HTMLElement | null>, allSaid: boolean, showAll: () => void): void {
  useEffect(() => {
    if (allSaid) return undefined;
    const isFree = ({ target }: Event): boolean => !(target instanceof Element && target.closest(controls));
    const onTap = (event: MouseEvent): void => {
      // Whoever marks words reads them.
      if (isFree(event) && getSelection()?.isCollapsed !== false) showAll();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!keys.has(event.key) || !isFree(event) || event.defaultPrevented) return;
      // A blank would scroll.
      event.preventDefault();
      showAll();
    };
    const frame = column.current;
    frame?.addEventListener('click', onTap);
    document.addEventListener('keydown', onKey);
    return () => {
      frame?.removeEventListener('click', onTap);
      document.removeEventListener('keydown', onKey);
    };
  }, [column, allSaid, showAll]);
}
