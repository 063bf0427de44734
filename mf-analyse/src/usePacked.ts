import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The height of a row of `packedGrid`, in px. */
const ROW = 4;
/** Between two cards, in px. */
const GAP = 20;
/** Rows of a card that was not measured yet. */
const FIRST_ROWS = 95;

const rowsOf = (height: number): number => Math.ceil((height + GAP) / ROW);

/**
 * A grid of low rows, over which each card spans as many as it is high: every card comes below the shorter column, so that none is
 * half empty because of a longer one beside it, and the order of reading stays that of the page.
 */
export const packedGrid = {
  display: 'grid',
  gridAutoRows: ROW,
  columnGap: `${GAP}px`,
  alignItems: 'start',
  // The last card leaves its own gap.
  mb: `-${GAP}px`,
  '& > *': { gridRowEnd: `span ${FIRST_ROWS}` },
  // On paper cards stand in rows, which can be broken between pages.
  '@media print': { gridAutoRows: 'auto', rowGap: `${GAP}px`, mb: 0, '& > *': { gridRowEnd: 'auto !important' } },
} as const;

/** One for all cards, so that those that change together are laid out once. */
let observer: ResizeObserver | null = null;

function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (target instanceof HTMLElement) target.style.gridRowEnd = `span ${rowsOf(height)}`;
    }
  });
  return observer;
}

/** Keeps a card of a `packedGrid` over as many rows as it is high. */
export function usePacked(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = ref.current;
    if (card === null || !('ResizeObserver' in globalThis)) return undefined;
    const cards = sharedObserver();
    cards.observe(card);
    return () => cards.unobserve(card);
  }, [ref]);
}
