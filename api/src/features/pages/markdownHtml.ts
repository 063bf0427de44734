import { parseInline, parseMarkdown, parsePage } from '@dialogwerk/shared/dialog/messenger';
import type { Inline, PageBlock } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';

/**
 * An author's text with headings and the small Markdown of dialogs as HTML (domain.md §1); whatever else stands in it is
 * text. The highest heading is of the second level, below the title of the page.
 */
export const markdownHtml = (text: string, newTab: string): string => blocksHtml(parsePage(text), newTab);

/** A bubble's text, which has no headings, in the same way. */
export const bubbleHtml = (text: string, newTab: string): string => blocksHtml(parseMarkdown(text), newTab);

function blocksHtml(blocks: readonly PageBlock[], newTab: string): string {
  const inline = (pieces: readonly Inline[]): string => pieces.map(inlineHtml).join('');

  function inlineHtml(piece: Inline): string {
    switch (piece.kind) {
      case 'text':
        return escapeHtml(piece.text);
      case 'break':
        return '<br>';
      case 'strong':
        return `<strong>${inline(piece.children)}</strong>`;
      case 'emphasis':
        return `<em>${inline(piece.children)}</em>`;
      case 'link':
        return `<a href="${escapeHtml(piece.href)}" target="_blank" rel="noopener noreferrer">${inline(piece.children)}<span class="dw-hidden"> ${escapeHtml(newTab)}</span></a>`;
    }
  }

  const top = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.level : 6)));
  return blocks
    .map((block) => {
      if (block.kind === 'heading') {
        const level = Math.min(block.level - top + 2, 6);
        return `<h${level}>${inline(parseInline(block.text))}</h${level}>`;
      }
      if (block.kind === 'paragraph') return `<p>${inline(block.children)}</p>`;
      const items = block.items.map((item) => `<li>${inline(item)}</li>`).join('');
      return block.start === null ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`;
    })
    .join('\n');
}
