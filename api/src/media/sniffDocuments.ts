const ODT = 'application/vnd.oasis.opendocument.text';
/** A local file header: signature, 22 bytes of it, lengths of name and extra field; the name stands behind. */
const HEADER_BYTES = 30;

/** Word, Excel and OpenDocument text, by the names of the files in the archive; any other archive is not taken. */
export function sniffZip(head: Buffer): 'docx' | 'xlsx' | 'odt' | null {
  const names = entryNames(head);
  if (names[0] === 'mimetype') {
    const content = head.toString('latin1', HEADER_BYTES + 8, HEADER_BYTES + 8 + ODT.length + 2);
    return content.startsWith(`${ODT}PK`) ? 'odt' : null;
  }
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  return names.some((name) => name.startsWith('xl/')) ? 'xlsx' : null;
}

function entryNames(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at >= 0 && at + HEADER_BYTES < head.length; at = head.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    const length = head.readUInt16LE(at + 26);
    names.push(head.toString('latin1', at + HEADER_BYTES, at + HEADER_BYTES + length));
  }
  return names;
}

const LINE_ENDS_AND_TABS = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/**
 * UTF-8 without control characters, and nothing that a browser could take for a page or a picture with scripts. `isCut`:
 * the file goes on behind the head.
 */
export function isPlainText(head: Buffer, isCut: boolean): boolean {
  const isReadable = head.every((byte) => (byte >= 0x20 && byte !== 0x7f) || LINE_ENDS_AND_TABS.has(byte));
  const text = isReadable ? decoded(head, isCut) : null;
  if (text === null || text.trim() === '') return false;
  return !text.trimStart().startsWith('<') && !/<(!doctype|html|svg|script|iframe|body|head)\b/i.test(text);
}

/** Because a character may be cut in two where the head ends, a cut head may end in a part of one. */
function decoded(head: Buffer, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: isCut });
  } catch {
    return null;
  }
}
