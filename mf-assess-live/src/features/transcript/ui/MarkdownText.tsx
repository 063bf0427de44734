import { parseMarkdown } from '@dialogwerk/shared/dialog/messenger';
import type { Inline, MarkdownBlock } from '@dialogwerk/shared/dialog/messenger';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A dialog text with its small Markdown as elements; whatever else stands in it is text (domain.md §1). */
export function MarkdownText({ text, newTab }: { readonly text: string; readonly newTab: string }) {
  return parseMarkdown(text).map((block, place) => <Fragment key={place}>{drawBlock(block, newTab)}</Fragment>);
}

function drawBlock(block: MarkdownBlock, newTab: string): ReactNode {
  if (block.kind === 'paragraph') return <p>{drawAll(block.children, newTab)}</p>;
  const items = block.items.map((item, place) => <li key={place}>{drawAll(item, newTab)}</li>);
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function drawAll(pieces: readonly Inline[], newTab: string): ReactNode {
  return pieces.map((piece, place) => <Fragment key={place}>{drawInline(piece, newTab)}</Fragment>);
}

function drawInline(piece: Inline, newTab: string): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{drawAll(piece.children, newTab)}</strong>;
    case 'emphasis':
      return <em>{drawAll(piece.children, newTab)}</em>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer">
          {drawAll(piece.children, newTab)}
          <span className="dw-hidden"> {newTab}</span>
        </a>
      );
  }
}
