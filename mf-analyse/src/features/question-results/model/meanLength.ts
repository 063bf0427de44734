import type { Figure } from '../../../answerTypes/Figure.ts';

/** How long the bar of a mean is, 0 to 1; the best place is the longest. */
export function meanLength({ of, least, most }: Extract<Figure, { kind: 'means' }>, mean: number): number {
  const part = (mean - least) / (most - least);
  return of === 'ranks' ? 1 - part : part;
}
