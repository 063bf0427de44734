import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * After a navigation the focus goes to the new content and the page to its top, as a full page load would do; not at the
 * first load, and not when the new screen has taken the focus itself.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [main, pathname]);
}
