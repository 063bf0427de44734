import { parseMarkdown } from './parseMarkdown.ts';
import type { Inline } from './parseMarkdown.ts';

/** Every sign that Markdown, a `#ms#` marker or a `{{variable}}` gives a meaning. */
const signs = /[\\`*_~[\]<>#{]/g;
const bullet = /^( {0,3})([-+])(?= )/;
const number = /^( {0,3}\d{1,9})([.)])(?= )/;

/** Whether a piece stands there as it was written; an address stays one. */
function isAsWritten(piece: Inline, written: string): boolean {
  if (piece.kind === 'text') return written.includes(piece.text);
  if (piece.kind === 'break') return true;
  const [label] = piece.children;
  return piece.kind === 'link' && label?.kind === 'text' && label.text === piece.href;
}

/** Whether a line reads the same as a message and as plain text. */
function isPlain(line: string): boolean {
  if (/\\|#\d+#|\{\{|^\s*!\[.*\]\(media:/.test(line)) return false;
  return parseMarkdown(line).every(
    (block) => block.kind === 'paragraph' && block.children.every((piece) => isAsWritten(piece, line)),
  );
}

function escaped(line: string): string {
  return line
    .replaceAll(signs, String.raw`\$&`)
    .replace(bullet, String.raw`$1\$2`)
    .replace(number, String.raw`$1\$2`);
}

/**
 * A plain text as a message that reads just so: no sign of it is Markdown, a pause or a variable. Lines that read so
 * anyway stay as they are, because authors go on writing in them. An address stays a link.
 */
export function asMessage(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  // Emphasis may go over several lines.
  if (lines.every(isPlain) && isPlain(lines.join(' '))) return text;
  return lines.map(escaped).join('\n');
}
