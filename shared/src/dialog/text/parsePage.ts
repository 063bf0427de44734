import { parseMarkdown } from './parseMarkdown.ts';
import type { MarkdownBlock } from './parseMarkdown.ts';
import { trimSigns } from './trimSigns.ts';

export type PageBlock =
  | MarkdownBlock
  /** Level 1 is the page's own title. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string };

/** Reads a page of text: headings, and between them the small Markdown of dialog texts, so no markup gets through. */
export function parsePage(markdown: string): PageBlock[] {
  const blocks: PageBlock[] = [];
  let lines: string[] = [];
  const closeText = (): void => {
    blocks.push(...parseMarkdown(lines.join('\n')));
    lines = [];
  };
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    const [, marks, text] = /^ {0,3}(#{1,6}) +(.*)$/s.exec(line) ?? [];
    if (marks !== undefined && text !== undefined) {
      closeText();
      blocks.push({ kind: 'heading', level: marks.length, text: withoutClosingMarks(text) });
    } else lines.push(line);
  }
  closeText();
  return blocks;
}

/** A heading may end with hash signs behind a blank. */
function withoutClosingMarks(text: string): string {
  const written = trimSigns(text, ' ', 'end');
  const unmarked = trimSigns(written, '#', 'end');
  return unmarked === '' || unmarked.endsWith(' ') ? trimSigns(unmarked, ' ', 'end') : written;
}
