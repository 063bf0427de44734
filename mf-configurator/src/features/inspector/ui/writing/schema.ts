import { Schema } from 'prosemirror-model';
import { hrefOf } from './hrefOf.ts';

const ofDom = (node: HTMLElement, name: string): string => node.getAttribute(name) ?? '';

/** A message as ProseMirror edits it: bubbles of words, line breaks (`\n`) and variables, or of a file; no more marks than the stored text has. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(bubble | media)+' },
    bubble: {
      content: 'inline*',
      whitespace: 'pre',
      // The milliseconds before it, as they are written; null for none.
      attrs: { pause: { default: null, validate: 'string|null' } },
      parseDOM: ['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'tr'].map((tag) => ({ tag })),
      toDOM: () => ['p', 0],
    },
    media: {
      atom: true,
      attrs: {
        pause: { default: null, validate: 'string|null' },
        filename_db: { validate: 'string' },
        // As it is written.
        description: { default: '', validate: 'string' },
      },
      toDOM: () => ['div'],
    },
    text: { group: 'inline' },
    variable: {
      inline: true,
      group: 'inline',
      atom: true,
      // As it is written, with its braces.
      attrs: { source: { validate: 'string' } },
      leafText: ({ attrs }) => String(attrs['source']),
      toDOM: ({ attrs }) => [
        'span',
        { 'data-variable': String(attrs['source']) },
        String(attrs['source']).replaceAll(/[{}\s]/g, ''),
      ],
      parseDOM: [{ tag: 'span[data-variable]', getAttrs: (node) => ({ source: ofDom(node, 'data-variable') }) }],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noopener', tabindex: '-1' }, 0],
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (node) => {
            const href = hrefOf(ofDom(node, 'href'));
            return href === null ? false : { href };
          },
        },
      ],
    },
    strong: {
      attrs: { by: { default: '**', validate: 'string' } },
      toDOM: () => ['strong', 0],
      parseDOM: [
        { tag: 'strong' },
        // Some documents stand in a <b> that is not bold.
        { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold|[6-9]\d\d)/.test(value) && null },
      ],
    },
    emphasis: {
      attrs: { by: { default: '*', validate: 'string' } },
      toDOM: () => ['em', 0],
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: (node) => node.style.fontStyle !== 'normal' && null },
        { style: 'font-style=italic' },
      ],
    },
    // A sign that means itself.
    escaped: { inclusive: false, toDOM: () => ['span', 0] },
  },
});
