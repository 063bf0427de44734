import { useEffect } from 'react';
import type { RefObject } from 'react';

const keys = /^(Enter|Escape| )$/;
/** What has a use of its own for a tap or a key. */
const controls = 'a,button,input,textarea,summary,audio,video,dialog';

/** While something is still to be said, a tap on the conversation or a key has all of it shown; not one that is meant for something else. */
export function useShowAll(column: RefObject<HTMLElement | null>, allSaid: boolean, showAll: () => void): void {
  useEffect(() => {
    if (allSaid) return undefined;
    const show = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(controls))) showAll();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (keys.test(event.key)) show(event);
    };
    const frame = column.current;
    frame?.addEventListener('click', show);
    document.addEventListener('keydown', onKey);
    return () => {
      frame?.removeEventListener('click', show);
      document.removeEventListener('keydown', onKey);
    };
  }, [column, allSaid, showAll]);
}
