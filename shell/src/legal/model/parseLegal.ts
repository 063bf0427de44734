import { parseMarkdown } from '@dialogwerk/shared/dialog/messenger';
import type { MarkdownBlock } from '@dialogwerk/shared/dialog/messenger';

export type LegalBlock =
  | MarkdownBlock
  /** Level 1 is the page's own title. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string };

/** Reads an information page: headings, and between them the small Markdown of dialog texts, so no markup gets through. */
export function parseLegal(markdown: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
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

/** The page's own title, which is its first heading when that is of level 1, and what stands below it. */
export function withTitle(blocks: readonly LegalBlock[], otherwise: string): { title: string; body: LegalBlock[] } {
  const [first, ...rest] = blocks;
  if (first?.kind === 'heading' && first.level === 1) return { title: first.text, body: rest };
  return { title: otherwise, body: [...blocks] };
}

/** A text in its pieces: what is said, and what is still to be filled in. */
export function splitPlaceholders(text: string): { readonly text: string; readonly isPlaceholder: boolean }[] {
  return text
    .split(/(\[\[[^[\]\n]{1,200}\]\])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('[[') && piece.endsWith(']]')
        ? { text: piece.slice(2, -2).trim(), isPlaceholder: true }
        : { text: piece, isPlaceholder: false },
    );
}
