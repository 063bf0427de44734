/**
 * A typed text as it is kept: without blanks around it, and without NUL and halves of surrogate pairs, because
 * PostgreSQL can store neither.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .trim();
}
