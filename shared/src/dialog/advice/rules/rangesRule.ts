import type { AdviceKind } from '../Advice.ts';

const range = /(\d{1,7})\s*(?:-|–|—|bis(?: zu| unter)?)\s*(\d{1,7})/u;
const isBelow = /bis unter/u;
const FEWEST = 2;

/** Ranges of numbers among options that share a number, or leave one out between them; null where each number has its place. */
export function rangesRule(options: readonly string[]): { readonly kind: AdviceKind; readonly quote: string } | null {
  const ranges = options
    .flatMap((text) => {
      const [, from, to] = range.exec(text) ?? [];
      return from === undefined || to === undefined
        ? []
        : [{ text, from: Number(from), to: Number(to) - (isBelow.test(text) ? 1 : 0) }];
    })
    .toSorted((a, b) => a.from - b.from);
  if (ranges.length < FEWEST) return null;
  for (const [index, { text, to }] of ranges.entries()) {
    const next = ranges[index + 1];
    if (next && next.from <= to) return { kind: 'overlap', quote: `${text} / ${next.text}` };
    if (next && next.from > to + 1) return { kind: 'gap', quote: `${text} / ${next.text}` };
  }
  return null;
}
