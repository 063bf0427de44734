import { formatCount } from '@dialogwerk/shared/numbers';
import type { Share } from '../../../answerTypes/Figure.ts';

/** How many signs stand side by side in a card, on a phone and on wider screens. */
export const SIGNS = { phone: 24, wide: 56 } as const;

/** Whether columns of these shares have room for what stands above and below each of them; else they read as bars. */
export function fitSideBySide(shares: readonly Share[], signs: number): boolean {
  const widest = Math.max(
    ...shares.map(({ axis, label, count }) => Math.max((axis ?? label).length, formatCount(count).length)),
  );
  return shares.length * widest <= signs;
}
