import { parseMarkdown } from '@dialogwerk/shared/dialog/messenger';
import type { Inline, MarkdownBlock } from '@dialogwerk/shared/dialog/messenger';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';

interface MarkdownTextProps {
  readonly id?: string;
  /** The language that it is in, where that is not the page's. */
  readonly spoken?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
  readonly text: string;
  readonly words: NewTabWords;
}

/**
 * A dialog text with its small Markdown as elements; whatever else stands in it is text (domain.md §1). One paragraph, as
 * most texts are, needs no frame around it: a long transcript pays for each element.
 */
export function MarkdownText({ id, spoken, text, words }: MarkdownTextProps) {
  const blocks = parseMarkdown(text);
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'paragraph')
    return (
      <p id={id} {...spoken}>
        {drawAll(only.children, words)}
      </p>
    );
  return (
    <div id={id} {...spoken}>
      {inOrder(blocks.map((block) => drawBlock(block, words)))}
    </div>
  );
}

function drawBlock(block: MarkdownBlock, words: NewTabWords): ReactNode {
  if (block.kind === 'paragraph') return <p>{drawAll(block.children, words)}</p>;
  const items = inOrder(block.items.map((item) => createElement('li', null, drawAll(item, words))));
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function drawAll(pieces: readonly Inline[], words: NewTabWords): ReactNode {
  return inOrder(pieces.map((piece) => drawInline(piece, words)));
}

function drawInline(piece: Inline, words: NewTabWords): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{drawAll(piece.children, words)}</strong>;
    case 'emphasis':
      return <em>{drawAll(piece.children, words)}</em>;
    case 'link':
      return (
        <NewTabLink href={piece.href} words={words}>
          {drawAll(piece.children, words)}
        </NewTabLink>
      );
  }
}

/** Siblings that never change places need no keys. */
function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
