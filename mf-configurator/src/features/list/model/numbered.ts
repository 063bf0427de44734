/** Lines with a key each, because the same one may stand twice. */
export function numbered(lines: readonly string[]): { readonly key: string; readonly text: string }[] {
  return lines.map((text, index) => ({ key: `${index} ${text}`, text }));
}
