import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Selection } from '../../model/Selection.ts';

/** Gives the canvas the focus when what had it is gone: a deleted card, or the panel that was closed. */
export function useFocusBack(canvas: RefObject<HTMLElement | null>, selection: Selection): void {
  const before = useRef(selection.kind);
  useEffect(() => {
    const wasSelected = before.current !== 'nothing';
    before.current = selection.kind;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasSelected && selection.kind === 'nothing' && isLost) canvas.current?.focus();
  }, [canvas, selection.kind]);
}
