/** A text as it stands inside a LIKE pattern: its signs mean themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
