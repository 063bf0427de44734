import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Within an input of several steps: when a step takes the focused control away, the focus goes to the control of the next
 * step that is marked `data-lead`. Nothing is moved while the focus is anywhere. `first`: the step
 * before the first drawing, where another input had it.
 */
export function useKeptFocus(step: string, first = step): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(first);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) frame.current?.querySelector<HTMLElement>('[data-lead]')?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}
