import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { cleanText } from '../../../text/cleanText.ts';
import { plainText } from '../../../text/parseMarkdown.ts';
import { extensionOf } from '../extensionOf.ts';
import { objectIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What begins a line of its own. */
const blocks = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);
/** What nobody reads. */
const unread = new Set(['script', 'style', 'head', 'title']);
/** Deeper than texts are. */
const DEEPEST = 100;

function wordsOf(nodes: readonly Node[], depth = 0): string {
  if (depth > DEEPEST) return '';
  return nodes
    .map((node): string => {
      if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
      if (!('childNodes' in node) || unread.has(node.nodeName)) return '';
      const inner = wordsOf(node.childNodes, depth + 1);
      if (node.nodeName === 'td' || node.nodeName === 'th') return `${inner} `;
      if (node.nodeName === 'li') return `\n• ${inner.trim()}\n`;
      return blocks.has(node.nodeName) ? `\n${inner}\n` : inner;
    })
    .join('');
}

/** The words of an XHTML text, each paragraph and list item in a line of its own. */
function wordsOfXhtml(xhtml: string): string {
  return wordsOf(parseFragment(xhtml).childNodes)
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** What a text says as FHIR's renderers show it (`rendering-xhtml`, `rendering-markdown`); null where it has no such form. */
export function renderedText(object: JsonObject, field: string): string | null {
  const more = objectIn(object, `_${field}`);
  if (!more) return null;
  const xhtml = textIn(extensionOf(more, 'rendering-xhtml') ?? {}, 'valueString');
  const markdown = extensionOf(more, 'rendering-markdown') ?? {};
  const marked = textIn(markdown, 'valueMarkdown') ?? textIn(markdown, 'valueString');
  const words = xhtml === null ? marked && plainText(marked) : wordsOfXhtml(xhtml);
  return words === null ? null : cleanText(words) || null;
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The fuller of a text's two forms: the rendered one where it says more than the plain one. */
export function fullerText(plain: string | null, rendered: string | null): string | null {
  if (plain === null || rendered === null) return plain ?? rendered;
  return letters(rendered).length > letters(plain).length ? rendered : plain;
}
