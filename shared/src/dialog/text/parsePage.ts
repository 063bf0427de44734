import { parseMarkdown } from './parseMarkdown.ts';
import type { MarkdownBlock } from './parseMarkdown.ts';

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
    const heading = /^ {0,3}(?<marks>#{1,6}) +(?<text>.*?)(?: +#+)? *$/.exec(line)?.groups;
    if (heading) {
      closeText();
      blocks.push({ kind: 'heading', level: heading['marks']?.length ?? 1, text: heading['text'] ?? '' });
    } else lines.push(line);
  }
  closeText();
  return blocks;
}
