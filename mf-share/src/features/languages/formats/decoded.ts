/** The text of a file: by its byte order mark, what an XML file says of itself, or as UTF-8; in the encoding of older spreadsheets where it is none of these. */
export function decoded(bytes: Uint8Array): string {
  const named = markedAs(bytes) ?? declaredAs(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedAs([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function declaredAs(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start)?.[1] ?? null;
}
