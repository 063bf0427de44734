import type { PageBlock } from '@dialogwerk/shared/dialog/messenger';

/** The page's own title, which is its first heading when that is of level 1, and what stands below it. */
export function withTitle(blocks: readonly PageBlock[], otherwise: string): { title: string; body: PageBlock[] } {
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
