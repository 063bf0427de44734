/** The words that a pattern finds in a text; null for none. */
export function found(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[0].trim() ?? null;
}
