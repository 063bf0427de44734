/** A piece of running text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** `href` begins with http, https or mailto. */
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  /** `start` is the first number of an ordered list, null for a list with bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[] };

/** Every sign of running text, by groups of these names. */
export const inlinePattern = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<newline>\n)`,
    String.raw`\[(?<label>(?:\\.|[^[\]\\]){1,500})\]\((?<target>[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)`,
    String.raw`(?<address>https?:\/\/[^\s<>"]*[^\s<>".,;:!?)*_~])`,
    String.raw`(?<strongMark>\*\*|(?<![\p{L}\p{N}])__)(?=\S)(?<strong>(?:\\.|[^\\]){1,1000}?)(?<=\S)\k<strongMark>`,
    String.raw`\*(?=\S)(?<star>(?:\\.|[^\\*]){1,1000}?)(?<=\S)\*`,
    String.raw`(?<![\p{L}\p{N}])_(?=\S)(?<underscore>(?:\\.|[^\\_]){1,1000}?)(?<=\S)_(?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

/** What a link may lead to. */
export const safeTarget = /^(?:https?:\/\/|mailto:)\S+$/i;
const bullet = /^ {0,3}[-*+] +(?<item>.*)$/s;
const numbered = /^ {0,3}(?<number>\d{1,9})[.)] +(?<item>.*)$/s;

/**
 * Reads the small Markdown of dialog texts (domain.md §1): emphasis, line break, list, link. Everything else, HTML
 * included, is text. A link to anything but http(s) or mailto stays text as well. `\` takes a sign its meaning.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let paragraph: string[] = [];
  let list: { start: number | null; items: Inline[][] } | null = null;

  const closeParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const item = itemOf(line);
    if (item) {
      closeParagraph();
      if (!list || (list.start === null) !== (item.number === null)) {
        list = { start: item.number, items: [] };
        blocks.push({ kind: 'list', ...list });
      }
      list.items.push(parseInline(item.text));
    } else {
      list = null;
      if (line.trim() === '') closeParagraph();
      else paragraph.push(line.trim());
    }
  }
  closeParagraph();
  return blocks;
}

/** What is left when all marks are taken away: for titles, descriptions and places that show text alone. */
export function plainText(text: string): string {
  return parseMarkdown(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.children]))
    .map(inlineText)
    .join('\n');
}

function inlineText(pieces: readonly Inline[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return piece.kind === 'break' ? '\n' : inlineText(piece.children);
    })
    .join('');
}

/** What a line says as an item of a list, and its number; null for any other line. */
export function itemOf(line: string): { number: number | null; text: string } | null {
  const point = bullet.exec(line)?.groups;
  if (point) return { number: null, text: point['item'] ?? '' };
  const counted = numbered.exec(line)?.groups;
  return counted ? { number: Number(counted['number']), text: counted['item'] ?? '' } : null;
}

/** One line of the same Markdown, in which there are no lists. */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > done) pieces.push({ kind: 'text', text: text.slice(done, match.index) });
    pieces.push(pieceOf(match[0], match.groups ?? {}));
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

function pieceOf(whole: string, found: Readonly<Record<string, string | undefined>>): Inline {
  const { escaped, newline, label, target, address, strong } = found;
  if (escaped !== undefined) return { kind: 'text', text: escaped };
  if (newline !== undefined) return { kind: 'break' };
  if (address !== undefined) return { kind: 'link', href: address, children: [{ kind: 'text', text: address }] };
  if (label !== undefined && target !== undefined) {
    return safeTarget.test(target)
      ? { kind: 'link', href: target, children: parseInline(label) }
      : { kind: 'text', text: whole };
  }
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
  return { kind: 'emphasis', children: parseInline(found['star'] ?? found['underscore'] ?? '') };
}
