import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Leads the focus to the text of a row that was just added; `frame` is what the rows stand in. */
export function useRowTexts(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly focusText: (index: number) => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);

  // With each drawing, because the row is there only after the form has taken it in.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = frame.current?.querySelector(`[data-row-index="${wanted.current}"]`);
    const text = row?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
    if (!text) return;
    wanted.current = null;
    text.focus();
  });

  return {
    frame,
    focusText: (index) => {
      wanted.current = index;
    },
  };
}
