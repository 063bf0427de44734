import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Wanted {
  readonly id: string;
  readonly focus: boolean;
}

/**
 * The row that Tab leads to. `focusRow` gives it the focus and `showRow` brings it into sight. In a long list a row far away
 * is drawn only then and cannot be focused before it is measured: `rowsMeasured` tries again.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, fallback: string) {
  const [active, setActive] = useState(fallback);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const open = useRef<Wanted | null>(null);

  function attempt(): void {
    const { current } = open;
    const row = current && list.current?.querySelector<HTMLElement>(`[data-row="${current.id}"]`);
    if (!row || !list.current || !reach(list.current, row, current.focus)) return;
    open.current = null;
  }
  const attemptNow = useEffectEvent(attempt);

  useLayoutEffect(() => {
    open.current = wanted;
    attemptNow();
  }, [wanted]);

  function want(id: string, focus: boolean): void {
    setActive(id);
    setWanted({ id, focus });
  }

  return {
    active,
    setActive,
    focusRow: (id: string) => want(id, true),
    showRow: (id: string) => want(id, false),
    rowsMeasured: () => {
      if (open.current) requestAnimationFrame(attempt);
    },
  };
}

/** Whether the row has the focus, or is in sight, now. */
function reach(list: HTMLElement, row: HTMLElement, focus: boolean): boolean {
  if (getComputedStyle(row).visibility === 'hidden') return false;
  if (focus) row.focus();
  else bringIntoSight(list, row);
  return !focus || document.activeElement === row;
}

function bringIntoSight(list: HTMLElement, row: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
