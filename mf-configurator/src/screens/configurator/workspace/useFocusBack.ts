import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the dialog the focus when what had it is gone: a deleted card, a settled conflict, the panel that was closed. In the
 * list its current row takes it.
 */
export function useFocusBack(screen: RefObject<HTMLElement | null>, dialog: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = screen;
    const note = (): void => {
      last.current = document.activeElement;
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [screen]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !last.current || last.current.isConnected) return;
    last.current = null;
    const row = dialog.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
    (row ?? dialog.current)?.focus({ preventScroll: true });
  });
}
