import type { Inline, PageBlock } from '@dialogwerk/shared/dialog/messenger';
import { Box, MaterialLink, Typography } from '@dialogwerk/shared/ui';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { splitPlaceholders } from '../model/withTitle.ts';
import { texts } from '../texts.ts';

/** A page's text: headings from the second level on, paragraphs, lists. */
export function LegalBody({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return inOrder(blocks.map(drawBlock));
}

function drawBlock(block: PageBlock): ReactNode {
  if (block.kind === 'heading') {
    const isSecond = block.level <= 2;
    return (
      <Typography variant={isSecond ? 'h2' : 'h3'} sx={{ mt: isSecond ? 4 : 3, mb: 1 }}>
        {drawText(block.text)}
      </Typography>
    );
  }
  if (block.kind === 'paragraph') return <Typography sx={{ mb: 1.5 }}>{drawAll(block.children)}</Typography>;
  const items = inOrder(block.items.map((item) => createElement('li', null, drawAll(item))));
  return (
    <Box component={block.start === null ? 'ul' : 'ol'} start={block.start ?? undefined} sx={{ pl: 3, mt: 0, mb: 1.5 }}>
      {items}
    </Box>
  );
}

function drawAll(pieces: readonly Inline[]): ReactNode {
  return inOrder(pieces.map(drawPiece));
}

function drawPiece(piece: Inline): ReactNode {
  switch (piece.kind) {
    case 'text':
      return drawText(piece.text);
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{drawAll(piece.children)}</strong>;
    case 'emphasis':
      return <em>{drawAll(piece.children)}</em>;
    case 'link':
      return (
        <MaterialLink href={piece.href} target="_blank" rel="noopener noreferrer">
          {drawAll(piece.children)}
          <span className="visually-hidden"> {texts.newTab}</span>
        </MaterialLink>
      );
  }
}

function drawText(text: string): ReactNode {
  return inOrder(
    splitPlaceholders(text).map((piece) => (piece.isPlaceholder ? drawPlaceholder(piece.text) : piece.text)),
  );
}

/** What is still to be filled in stands out, so that nobody takes it for the text. */
function drawPlaceholder(name: string): ReactNode {
  return (
    <Box
      component="mark"
      sx={{
        px: 0.75,
        borderRadius: 0.5,
        boxDecorationBreak: 'clone',
        bgcolor: 'info.main',
        color: 'info.contrastText',
      }}
    >
      {texts.placeholder(name)}
    </Box>
  );
}

/** Siblings that never change places need no keys. */
function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
