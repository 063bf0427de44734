import { bubblesOf } from './bubblesOf.ts';
import { plainText } from './parseMarkdown.ts';

/** A message in one line, as data names it: without pauses, Markdown and signs that control. */
export function plainLine(text: string): string {
  return bubblesOf(text)
    .map(({ context }) => plainText(context))
    .join(' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
