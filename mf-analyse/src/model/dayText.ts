/** A day 'YYYY-MM-DD' as '31.12.2026'; another text as it is. */
export function dayText(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').toReversed().join('.') : text;
}
