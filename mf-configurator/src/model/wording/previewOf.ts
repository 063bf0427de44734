import { bubbleLine, bubblesOf } from '@dialogwerk/shared/dialog';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { formatDecimal } from '@dialogwerk/shared/numbers';

/** Above as many characters only the first parts are shown (spec §9). */
const WHOLE_UP_TO = 100;
const PARTS_SHOWN = 2;

/**
 * A message text in brief: its first 2 parts when the total exceeds 100 characters; a delay marker `#ms#` reads as seconds
 * (spec §9).
 */
export function previewOf(text: string): string {
  const parts = bubblesOf(text).map((bubble) => ({ pause: bubble.pause, context: plainText(bubbleLine(bubble)) }));
  const total = parts.reduce((sum, { context }) => sum + context.length, 0);
  const shown = total > WHOLE_UP_TO ? parts.slice(0, PARTS_SHOWN) : parts;
  const words = shown.map(({ context, pause }) =>
    pause > 0 ? `(${formatDecimal(pause / 1_000, 1)} s) ${context}` : context,
  );
  return words.join(' ') + (shown.length < parts.length ? ' …' : '');
}
