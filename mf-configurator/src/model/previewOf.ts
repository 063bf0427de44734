import { bubblesOf } from '@dialogwerk/shared/dialog';

/** Above as many characters only the first parts are shown (spec §9). */
const WHOLE_UP_TO = 100;
const PARTS_SHOWN = 2;

const seconds = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Takes the marks of Markdown away (domain.md §1), because a preview shows plain text. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2');
}

/**
 * A message text in brief: its first 2 parts when the total exceeds 100 characters; a delay marker `#ms#` reads as seconds
 * (spec §9).
 */
export function previewOf(text: string): string {
  const parts = bubblesOf(plain(text));
  const total = parts.reduce((sum, { context }) => sum + context.length, 0);
  const shown = total > WHOLE_UP_TO ? parts.slice(0, PARTS_SHOWN) : parts;
  const words = shown.map(({ context, pause }) =>
    pause > 0 ? `(${seconds.format(pause / 1_000)} s) ${context}` : context,
  );
  return words.join(' ') + (shown.length < parts.length ? ' …' : '');
}
